/** What one guest may take of the hall, and what a whole club may. */
import { ME, matchFileOf } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { openHall } from './testing/hall.ts';
import { NO_LIMITS } from './testing/no-limits.ts';
import { give, isAsked, openTable, start } from './testing/play.ts';
import { type Answered, type Asked, comeBack, guest, type Visitor } from './testing/visitor.ts';

const WAITING = { do: 'create', game: 'machi-koro', options: {}, seats: ['me', 'open'], public: false, start: false };

async function refusals(eve: Visitor, wishes: readonly Asked[]): Promise<string[]> {
  const answers: Answered[] = [];
  for (const wish of wishes) answers.push(await eve.ask(wish));
  return [...new Set(answers.flatMap((answer) => (answer.is === 'refused' ? answer.code : [])))];
}

test('tables that nobody looks at are not in memory, however many are made', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  for (let i = 0; i < 50; i++) await mika.ask(WAITING as never);
  expect(hall.tablesAtHand()).toBe(0);
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  expect(hall.tablesAtHand()).toBe(1);
  await mika.ask({ do: 'unwatch', table });
  expect(hall.tablesAtHand()).toBe(0);
  // And it is there again for who comes.
  await mika.watch(table);
  expect(isAsked(mika)).toBe(true);
});

test('one guest cannot fill the hall with tables, and takes nothing from others', async () => {
  const hall = await openHall({
    limits: { ...LIMITS, socket: { burst: 1e6, refill: 1 }, address: { burst: 1e6, refill: 1 } },
  });
  const [eve, mika] = [await guest(hall.address, 'Eve'), await guest(hall.address, 'Mika')];
  const codes = new Set<string>();
  for (let i = 0; i < 100; i++) {
    const made = await eve.ask(WAITING as never);
    if (made.is === 'refused') codes.add(made.code);
  }
  expect([...codes]).toEqual(['too-fast']);
  expect(await mika.ask(WAITING as never)).toMatchObject({ is: 'done' });
});

test('codes, boards, matches that are not at hand, and what is read again are counted', async () => {
  const read = { ...LIMITS.read, guest: { burst: 1000, refill: 0 } };
  const hall = await openHall({ limits: { ...NO_LIMITS, code: LIMITS.code, read } });
  const [eve, ana, jo, sam] = await Promise.all(['Eve', 'Ana', 'Jo', 'Sam'].map((name) => guest(hall.address, name)));
  expect(await refusals(eve, Array(100).fill({ do: 'handover' }))).toEqual(['too-fast']);
  expect(await refusals(ana, Array(30).fill({ do: 'lobby', on: true }))).toEqual(['too-fast']);
  const table = await openTable(jo, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(jo);
  await jo.until(() => isAsked(jo));
  await give(jo, [{ do: 'roll', dice: 1 }]);
  expect(await refusals(sam, Array(600).fill({ do: 'watch', table, match: null, next: 0 }))).toEqual(['too-fast']);
  await sam.ask({ do: 'unwatch', table });
  const { match, sight } = jo;
  const comeAndGo = [{ do: 'unwatch', table } as const, { do: 'watch', table, match, next: sight!.next } as const];
  expect(await refusals(jo, Array(20).fill(comeAndGo).flat())).toEqual(['too-fast']);
});

test.each([ME, matchFileOf('aaaa-aaaa', 'aaaa-aaaa-1')])('nobody asks without end for %s', async (path) => {
  const hall = await openHall({ limits: LIMITS });
  const asked = Array.from({ length: 150 }, () => fetch(hall.address + path));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
});

test('a table of bots alone is not made', async () => {
  const hall = await openHall();
  const eve = await guest(hall.address, 'Eve');
  const seats = [{ bot: 'greedy' }, { bot: 'greedy' }];
  expect(await eve.ask({ ...WAITING, seats, start: true } as never)).toMatchObject({
    code: 'impossible',
    field: 'seats',
  });
});

test('where no person can be asked any more, bots play only while somebody looks', async () => {
  const hall = await openHall();
  const [mika, sam] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Sam')];
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  mika.sendText(JSON.stringify({ re: 900, do: 'give-up', table }));
  await mika.ask({ do: 'unwatch', table });
  await expect.poll(() => hall.tablesAtHand()).toBe(0);
  await sam.watch(table);
  await sam.until(() => sam.sight!.pending.is === 'over');
});

test('forty guests behind one address, with two pages each, meet no limit in an evening', async () => {
  const hall = await openHall({ limits: LIMITS });
  const people = await Promise.all(Array.from({ length: 40 }, (_, i) => guest(hall.address, `Guest ${i}`)));
  const seconds = await Promise.all(people.map((one) => comeBack(hall.address, one)));
  const tables: string[] = [];
  for (let i = 0; i < 10; i++) {
    const made = await people[4 * i].ask({ ...WAITING, seats: ['me', 'open', 'open', 'open'], public: true } as never);
    expect(made).toMatchObject({ is: 'done' });
    tables.push((made as { table: string }).table);
  }
  const refused: unknown[] = [];
  const asked = async (answered: Promise<{ is: string }>) => {
    const answer = await answered;
    if (answer.is === 'refused') refused.push(answer);
  };
  await Promise.all(
    people.map(async (one, i) => {
      const table = tables[i >> 2];
      await asked(one.watch(table));
      if (i % 4 > 0) await asked(one.ask({ do: 'sit', table, seat: null }));
      await asked(seconds[i].watch(table));
      await asked(seconds[i].ask({ do: 'lobby', on: true }));
    }),
  );
  await Promise.all(tables.map((table, i) => asked(people[4 * i].ask({ do: 'start', table }))));
  // Everybody reloads once in the middle.
  await Promise.all(
    seconds.map((one, i) => asked(one.ask({ do: 'watch', table: tables[i >> 2], match: null, next: 0 }))),
  );
  expect(refused).toEqual([]);
  expect(hall.logLines.filter(({ level }) => level !== 'info')).toEqual([]);
});
