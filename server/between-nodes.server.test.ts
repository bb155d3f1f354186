/** What one node does while another one, of the same hall, does something else at the same table. */
import { legal } from '@yamanote/kernel';
import { questionOf } from '@yamanote/running-match';
import { expect, test } from 'vitest';
import type { Hall } from './hall.ts';
import type { Page } from './page.ts';
import { isHallRefusal } from './refusals.ts';
import { liveMatch } from './tables/live.ts';
import { doAt, openTestNode, pageAt, placeOfNode } from './testing/node.ts';
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

/** Mika, who is asked first, and Jo, in the middle of a match at this node. */
async function playing(hall: Hall): Promise<{ mika: Page; jo: Page; table: string; match: string }> {
  const [mika, jo] = [
    pageAt(await hall.guests.save(null, { name: 'Mika', colour: 0 })),
    pageAt(await hall.guests.save(null, { name: 'Jo', colour: 1 })),
  ];
  const wish = { game: 'machi-koro', options: { first: 0 }, public: false, start: false } as const;
  const made = await doAt(hall, mika, { do: 'create', ...wish, seats: ['me', 'open'] });
  const table = (made as { table: string }).table;
  for (const page of [mika, jo]) await doAt(hall, page, { do: 'watch', table, match: null, next: 0 });
  await doAt(hall, jo, { do: 'sit', table, seat: 1 });
  expect(await doAt(hall, mika, { do: 'start', table })).toEqual({});
  return { mika, jo, table, match: `${table}-1` };
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
