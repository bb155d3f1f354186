/** What people say at a table, and who may read and say it: on both engines, at two nodes where there may be two. */
import { join as joined } from 'node:path';
import { LONGEST_LINE } from '@yamanote/protocol';
import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { heardBy, listenAt, sayAt, textsOf, untilHeard, whoSaid } from './testing/chat.ts';
import { openHall, type TestHall, temporaryFolder } from './testing/hall.ts';
import { join, openTable, playOn, rematch, start } from './testing/play.ts';
import { freshDatabase } from './testing/postgres/database.ts';
import { claimant, comeBack, guest, type Visitor, visitor } from './testing/visitor.ts';

interface House {
  name: string;
  /** The addresses of its nodes, two of them; the same one twice for a hall with one. */
  open(): Promise<{ halls: [TestHall, TestHall]; again(): Promise<TestHall> }>;
}

const HOUSES: House[] = [
  {
    name: 'a hall with a file',
    async open() {
      const hall = await openHall();
      const again = async () => {
        await hall.close();
        return openHall({ data: hall.data });
      };
      return { halls: [hall, hall], again };
    },
  },
  {
    name: 'two nodes on PostgreSQL',
    async open() {
      const common = { store: await freshDatabase(), key: joined(temporaryFolder(), 'hall.key') };
      const halls: [TestHall, TestHall] = [await openHall(common), await openHall(common)];
      const again = async () => {
        await Promise.all(halls.map((hall) => hall.close()));
        return openHall({ ...common, data: halls[0].data });
      };
      return { halls, again };
    },
  },
];

/** Mika and Jo play at different nodes; Sam, who has a name, and a stranger look on. */
async function gather({ halls: [one, two] }: Awaited<ReturnType<House['open']>>, game = 'envelopes') {
  const [mika, jo, sam] = [
    await guest(one.address, 'Mika'),
    await guest(two.address, 'Jo'),
    await guest(two.address, 'Sam'),
  ];
  const stranger = visitor(one.address);
  await stranger.connect();
  const table = await openTable(mika, { game, seats: ['me', 'open'] });
  await join(jo, table);
  await mika.until(() => mika.table!.seats[1].guest !== null);
  for (const one of [mika, jo, sam, stranger]) expect(await listenAt(one, table)).toMatchObject({ is: 'done' });
  return { mika, jo, sam, stranger, table };
}

const PHRASE = { is: 'phrase', phrase: 'thanks', language: 'ja' } as const;
const REACTION = { is: 'reaction', reaction: 'clap' } as const;
const DONE = { is: 'done' } as const;
const refused = (code: string) => ({ is: 'refused', code });

describe.each(HOUSES)('$name', (house) => {
  test('players read each other, also after a restart, and nobody else ever does', async () => {
    const opened = await house.open();
    const { mika, jo, sam, stranger, table } = await gather(opened);
    expect(await sayAt(mika, table, 'Hello\u202e, <b>Jo</b>!\n\u0000')).toMatchObject(DONE);
    await untilHeard(jo, 'Hello, <b>Jo</b>!');
    await start(mika);
    await Promise.all([mika, jo].map((one) => one.until(() => one.sight !== null)));
    expect(await sayAt(jo, table, PHRASE)).toMatchObject(DONE);
    expect(await sayAt(jo, table, REACTION)).toMatchObject(DONE);
    await untilHeard(mika, 'clap');
    expect(textsOf(mika)).toEqual(['Hello, <b>Jo</b>!', 'thanks', 'clap']);
    expect(heardBy(mika).lines).toMatchObject([
      { name: 'Mika', seat: 0, you: true, room: 'players' },
      { name: 'Jo', seat: 1, you: false, said: PHRASE },
      { name: 'Jo', seat: 1, you: false, said: REACTION },
    ]);
    const hall = await opened.again();
    const back = await comeBack(hall.address, mika);
    await listenAt(back, table);
    // A reaction was for that moment.
    expect(textsOf(back)).toEqual(['Hello, <b>Jo</b>!', 'thanks']);
    for (const one of [sam, stranger]) {
      const late = await comeBack(hall.address, one);
      await listenAt(late, table);
      expect(textsOf(late)).toEqual([]);
      for (const text of [...one.frames, ...late.frames]) expect(text).not.toMatch(/Hello|thanks|clap/);
    }
  });

  test('who has got up, and who comes to a seat in the middle, reads nothing that was not for them', async () => {
    const opened = await house.open();
    const { mika, jo, sam, table } = await gather(opened);
    await sayAt(mika, table, 'before');
    await untilHeard(jo, 'before');
    await start(mika);
    await Promise.all([mika, jo].map((one) => one.until(() => one.sight !== null)));
    await sayAt(mika, table, 'secret');
    await untilHeard(jo, 'secret');
    // Jo is away, and somebody else takes the seat by its link.
    jo.disconnect();
    await mika.until(() => !mika.table!.seats[1].online);
    const { code } = (await mika.ask({ do: 'seat-code', table, seat: 1 })) as { code: string };
    const kim = await claimant(opened.halls[1].address, code);
    await listenAt(kim, table);
    await kim.until(() => heardBy(kim).doors.players === 'open');
    expect(textsOf(kim)).toEqual(['before']);
    await sayAt(mika, table, 'for Kim');
    await untilHeard(kim, 'for Kim');
    const former = await comeBack(opened.halls[1].address, jo);
    await listenAt(former, table);
    expect(heardBy(former)).toMatchObject({ doors: { players: 'closed' }, lines: [] });
    expect(await sayAt(former, table, 'But I …')).toMatchObject(refused('players-only'));
    expect(await sayAt(sam, table, 'psst')).toMatchObject(refused('players-only'));
    expect(former.frames.join()).not.toMatch(/secret|for Kim/);
    expect(textsOf(mika)).toEqual(['before', 'secret', 'for Kim']);
  });

  test('those who watch have a room of their own, closed while hands are hidden unless the host opens it', async () => {
    const opened = await house.open();
    const { mika, jo, sam, stranger, table } = await gather(opened);
    expect(await sayAt(sam, table, 'Good luck!', 'watchers')).toMatchObject(DONE);
    for (const one of [mika, stranger]) await untilHeard(one, 'Good luck!', 'watchers');
    expect(await sayAt(stranger, table, 'Me too', 'watchers')).toMatchObject(refused('unknown-guest'));
    expect(await sayAt(jo, table, 'Thanks', 'watchers')).toMatchObject(refused('watchers-only'));
    expect(await sayAt(sam, table, REACTION, 'watchers')).toMatchObject(refused('players-only'));
    await start(mika);
    for (const one of [mika, jo, sam]) await one.until(() => heardBy(one).doors.watchers === 'closed');
    expect(textsOf(sam, 'watchers')).toEqual([]);
    expect(await sayAt(sam, table, 'Jo has the king', 'watchers')).toMatchObject(refused('room-closed'));
    expect(await jo.ask({ do: 'watchers-room', table, open: true })).toMatchObject(refused('not-host'));
    expect(await mika.ask({ do: 'watchers-room', table, open: true })).toMatchObject(DONE);
    await sam.until(() => heardBy(sam).doors.watchers === 'open');
    expect(await sayAt(sam, table, 'Well …', 'watchers')).toMatchObject(DONE);
    await untilHeard(jo, 'Well …', 'watchers');
    expect(heardBy(jo).doors.watchers).toBe('read');
    expect(await mika.ask({ do: 'watchers-room', table, open: false })).toMatchObject(DONE);
    await jo.until(() => textsOf(jo, 'watchers').length === 0);
  });

  test('one does not hear whom one ignores, anywhere, and the host mutes for the table', async () => {
    const opened = await house.open();
    const { mika, jo, sam, table } = await gather(opened);
    await sayAt(jo, table, 'noise');
    await untilHeard(mika, 'noise');
    const who = whoSaid(mika, 'noise');
    expect(await mika.ask({ do: 'ignore', table, who, on: true })).toMatchObject(DONE);
    await mika.until(() => textsOf(mika).length === 0);
    expect(heardBy(mika).quieted).toEqual([{ who, name: 'Jo', by: 'you' }]);
    await sayAt(jo, table, 'more noise');
    await untilHeard(jo, 'more noise');
    const second = await openTable(mika, { seats: ['me', 'open'] });
    await join(jo, second);
    await listenAt(mika, second);
    await listenAt(jo, second);
    await sayAt(jo, second, 'here too');
    await jo.until(() => jo.frames.join().includes('here too'));
    expect(mika.frames.join()).not.toMatch(/more noise|here too/);
    expect(await mika.ask({ do: 'ignore', table, who, on: false })).toMatchObject(DONE);
    await mika.ask({ do: 'listen', table, on: true });
    expect(textsOf(mika)).toEqual(['noise', 'more noise']);

    expect(await jo.ask({ do: 'mute', table, who: whoSaid(jo, 'noise'), on: true })).toMatchObject(refused('not-host'));
    expect(await mika.ask({ do: 'mute', table, who: 'AAAAbbbb0000', on: true })).toMatchObject(refused('impossible'));
    expect(await mika.ask({ do: 'mute', table, who, on: true })).toMatchObject(DONE);
    await jo.ask({ do: 'listen', table, on: true });
    await jo.until(() => heardBy(jo).doors.players === 'muted');
    expect(await sayAt(jo, table, 'why?')).toMatchObject(refused('muted'));
    expect(await sayAt(sam, table, 'hi', 'watchers')).toMatchObject(DONE);
    await mika.until(() => heardBy(mika).quieted.some(({ by }) => by === 'host'));
    expect(await mika.ask({ do: 'mute', table, who, on: false })).toMatchObject(DONE);
    await jo.until(() => heardBy(jo).doors.players === 'open');
    expect(await sayAt(jo, table, 'sorry')).toMatchObject(DONE);
  });

  test('after the match there is one talk for all rounds, and no hands to hide', async () => {
    const opened = await house.open();
    const { mika, jo, sam, table } = await gather(opened);
    await start(mika);
    await Promise.all([mika, jo].map((one) => one.until(() => one.sight !== null)));
    await sayAt(mika, table, 'hidden');
    await Promise.all([mika, jo].map((one, i) => playOn(one, `${i}`)));
    await sam.until(() => heardBy(sam).doors.watchers === 'open');
    await rematch(mika);
    await jo.until(() => jo.table!.round === 2);
    await sayAt(jo, table, 'again!');
    await untilHeard(mika, 'again!');
    expect(textsOf(mika)).toEqual(['hidden', 'again!']);
    expect(await jo.ask({ do: 'stand', table })).toMatchObject(DONE);
    await jo.until(() => heardBy(jo).doors.players === 'closed');
    expect(textsOf(jo)).toEqual([]);
    // Who comes to the seat for this match reads what was said for it, and nothing of the last one.
    await sam.until(() => sam.table!.seats[1].guest === null);
    expect(await sam.ask({ do: 'sit', table, seat: 1 })).toMatchObject(DONE);
    await sam.until(() => textsOf(sam).length > 0);
    expect(textsOf(sam)).toEqual(['again!']);
  });
});

async function atTable(
  settings: Parameters<typeof openHall>[0] = {},
): Promise<{ mika: Visitor; table: string; hall: TestHall }> {
  const hall = await openHall(settings);
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', 'open'] });
  await listenAt(mika, table);
  return { mika, table, hall };
}

test('what cannot be a line is refused with its reason, and nothing is said', async () => {
  const { mika, table, hall } = await atTable();
  expect(await sayAt(mika, table, '')).toMatchObject(refused('line-empty'));
  expect(await sayAt(mika, table, ' \u200b\u202e\u2800 ')).toMatchObject(refused('line-empty'));
  expect(await sayAt(mika, table, 'x'.repeat(LONGEST_LINE + 1))).toMatchObject(refused('line-too-long'));
  for (const said of [
    { is: 'phrase', phrase: 'rude', language: 'en' },
    { is: 'reaction', reaction: 'rude' },
    { is: 'link' },
  ])
    expect(await sayAt(mika, table, said as never)).toMatchObject(refused('malformed'));
  expect(await sayAt(mika, table, 'hi', 'kitchen' as never)).toMatchObject(refused('malformed'));
  expect(await sayAt(mika, 'no-such-table', 'hi')).toMatchObject(refused('unknown-table'));
  const sam = await guest(hall.address, 'Sam');
  expect(await sam.ask({ do: 'listen', table, on: true })).toMatchObject(refused('impossible'));
  expect(await sayAt(sam, table, 'from afar', 'watchers')).toMatchObject(refused('watchers-only'));
  expect(textsOf(mika)).toEqual([]);
  expect(await sayAt(mika, table, 'x'.repeat(LONGEST_LINE))).toMatchObject(DONE);
});

test('the same line sent again is said once; and who hurries is asked to wait', async () => {
  const { mika, table } = await atTable({ limits: LIMITS });
  for (const _ of [1, 2]) expect(await sayAt(mika, table, 'once', 'players', 'the-same-line')).toMatchObject(DONE);
  expect(textsOf(mika)).toEqual(['once']);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => sayAt(mika, table, `${i}`)));
  const said = answers.filter(({ is }) => is === 'done').length;
  expect(said).toBeGreaterThanOrEqual(LIMITS.say.guest.burst - 2);
  expect(said).toBeLessThan(20);
  expect(answers.findLast(({ is }) => is === 'refused')).toMatchObject(refused('too-fast'));
  expect(textsOf(mika)).toHaveLength(said + 1);
});

test('who does not listen any more, or has left, is told nothing; a table without listeners keeps nothing at hand', async () => {
  const { mika, table, hall } = await atTable();
  const jo = await guest(hall.address, 'Jo');
  await join(jo, table);
  await listenAt(jo, table);
  expect(await jo.ask({ do: 'listen', table, on: false })).toMatchObject(DONE);
  await sayAt(mika, table, 'one');
  await untilHeard(mika, 'one');
  await jo.ask({ do: 'listen', table, on: true });
  await jo.ask({ do: 'unwatch', table });
  await sayAt(mika, table, 'two');
  await untilHeard(mika, 'two');
  expect(textsOf(jo)).toEqual(['one']);
  mika.disconnect();
  jo.disconnect();
  const back = await comeBack(hall.address, mika);
  await listenAt(back, table);
  expect(textsOf(back)).toEqual(['one', 'two']);
});
