/** What one node does while another one, of the same hall, does something else at the same table. */
import { legal } from '@yamanote/kernel';
import { askedIn, questionOf } from '@yamanote/running-match';
import { expect, test } from 'vitest';
import type { Hall } from './hall.ts';
import { setQuiet } from './notices/channels.ts';
import { meetNotices } from './notices/meet.ts';
import type { Page } from './page.ts';
import { isHallRefusal } from './refusals.ts';
import type { JobKind } from './store/index.ts';
import { liveMatch } from './tables/live.ts';
import { meetJob } from './tables/meet-job.ts';
import { forwardTime } from './testing/forward-time.ts';
import { listenTo } from './testing/listening.ts';
import {
  doAt,
  MACHI_KORO,
  openTestNode,
  pageAt,
  personAt,
  placeOfNode,
  playing,
  reach,
  settled,
} from './testing/node.ts';
import { emptyDatabase } from './testing/postgres/database.ts';
import { randomMove } from './testing/visitor.ts';

/** Two nodes of one hall. */
async function twoNodes(): Promise<[Hall, Hall]> {
  const place = placeOfNode(await emptyDatabase());
  return [await openTestNode(place), await openTestNode(place)];
}

async function liveAt(hall: Hall, table: string) {
  const live = await hall.tables.at(table, (open) => open.queue.run(() => liveMatch(hall, open)));
  if (live === null || isHallRefusal(live)) throw new Error('no match');
  return live.host.match;
}

/** Some answer of this seat. */
async function answer(hall: Hall, page: Page, table: string, seat: number) {
  const match = await liveAt(hall, table);
  const [answer] = legal(match.game, match.course.state, seat);
  const question = questionOf(match, seat);
  return doAt(hall, page, {
    ...{ do: 'answer', table, match: `${table}-1`, move: randomMove(), question, answers: [answer] },
  });
}

/** The one job of this kind that is due. */
async function meetAt(hall: Hall, kind: JobKind): Promise<void> {
  const [job] = await hall.store.jobs.claim([kind], 9);
  await (kind === 'notice' ? meetNotices : meetJob)(hall, job);
}

/** They want to hear of this table: they are told of what is open. */
async function wakeAt(hall: Hall, person: Page, table: string): Promise<void> {
  await setQuiet(hall, { ...person, origin: '' }, { table, quiet: false });
  await settled(hall, table);
  await meetAt(hall, 'notice');
}

/** Before the next move of this node is stored, that happens. */
function beforeNextMove(hall: Hall, happens: () => Promise<unknown>): void {
  const { append, ...store } = hall.store;
  let isNext = true;
  hall.store = {
    ...store,
    async append(...given) {
      if (isNext) {
        isNext = false;
        await happens();
      }
      return append(...given);
    },
  };
}

test.each([
  [
    'was withdrawn',
    (other: Hall, mika: Page, table: string, proposal: string) =>
      doAt(other, mika, { do: 'agree', table, match: `${table}-1`, proposal, yes: false }),
  ],
  ['is about an earlier moment', (other: Hall, mika: Page, table: string) => answer(other, mika, table, 0)],
])('what %s at another node meanwhile is not done, whoever agrees to it', async (_, meanwhile) => {
  const [one, other] = await twoNodes();
  const { mika, jo, table, match } = await playing(one);
  const { moment } = await liveAt(one, table);
  const agreement = { is: 'end' } as const;
  await doAt(one, mika, { do: 'propose', table, match, move: 'end', agreement, moment });
  const proposal = one.tables.peek(table)!.record.proposal!.id;
  const there = pageAt(mika.guest);
  beforeNextMove(one, async () => expect(await meanwhile(other, there, table, proposal)).not.toHaveProperty('refused'));
  expect(await doAt(one, jo, { do: 'agree', table, match, proposal, yes: true })).toMatchObject({
    refused: 'not-proposed',
  });
  expect((await one.store.tables.find(table))!.table.stage).toBe('running');
  expect(await one.store.matches.log(match)).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ note: expect.objectContaining({ is: 'agreed-end' }) })]),
  );
});

const HOUR = 3_600_000;

test('who leaves again is missed, though another node has looked meanwhile and found them there', async () => {
  const [place, time] = [placeOfNode(await emptyDatabase()), forwardTime()];
  const [one, other] = [await openTestNode(place, { time }), await openTestNode(place, { time })];
  const { mika, table } = await playing(one, { absence: { after: 3600 } });
  const leave = () => doAt(one, mika, { do: 'unwatch', table });
  await leave();
  expect(await one.store.jobs.next(['absent'])).toBeGreaterThan(one.now());
  await doAt(one, mika, { do: 'watch', table, match: null, next: 0 });
  time.lose(2 * HOUR);
  await meetAt(other, 'absent');
  expect(await one.store.jobs.next(['absent'])).toBeNull();
  await leave();
  expect(await one.store.jobs.next(['absent'])).toBeGreaterThan(one.now());
});

test('who is asked again and looks is told after a while, though another node has told all that there was', async () => {
  const place = placeOfNode(await emptyDatabase());
  const settings = { noticeTimes: { soon: 0, left: HOUR } };
  const [one, other] = [await openTestNode(place, settings), await openTestNode(place, settings)];
  const { mika, jo, table } = await playing(one);
  await reach(one, jo);
  await wakeAt(one, jo, table);
  const until = async (seat: number, [page, playing]: [Page, number]) => {
    while (!askedIn(await liveAt(one, table)).includes(seat)) await answer(one, page, table, playing);
  };
  await until(1, [mika, 0]);
  await until(0, [jo, 1]);
  await wakeAt(other, jo, table);
  expect(await one.store.jobs.next(['notice'])).toBeNull();
  await until(1, [mika, 0]);
  expect(await one.store.jobs.next(['notice'])).toBeGreaterThan(one.now());
});

test('a table is put up again where somebody has just come, though another node has folded it away', async () => {
  const [one, other] = await twoNodes();
  const mika = await personAt(one, 'Mika');
  const made = await doAt(one, mika, { ...MACHI_KORO, public: true, seats: ['me', 'open'] });
  const { table } = made as { table: string };
  await doAt(one, mika, { do: 'watch', table, match: null, next: 0 });
  expect((await other.store.tables.find(table))!.listedAt).not.toBeNull();
  const heard = listenTo(other.store);
  await other.store.tables.fold(table);
  while ((await other.store.tables.find(table))!.listedAt === null) await heard.next({ is: 'table', table });
  expect((await other.store.jobs.next(['fold']))!).toBeGreaterThan(other.now());
});
