/** Whoever comes to a seat in the middle of a match is told of what is asked there, like everybody. */
import { expect, test } from 'vitest';
import { doAt, openTestNode, personAt, placeOfNode, playing, reach } from '../testing/node.ts';
import { emptyDatabase } from '../testing/postgres/database.ts';

test.each([
  ['a file', async () => placeOfNode()],
  ['PostgreSQL', async () => placeOfNode(await emptyDatabase())],
])('on %s: who takes a seat that is asked, and then goes away, is told', async (_, place) => {
  const hall = await openTestNode(await place());
  const { mika, table } = await playing(hall, { absence: { taking: true } });
  const sam = await personAt(hall, 'Sam');
  await reach(hall, sam);
  await doAt(hall, sam, { do: 'watch', table, match: null, next: 0 });
  await doAt(hall, mika, { do: 'stand', table });
  expect(await hall.store.jobs.next(['notice'])).toBeNull();
  expect(await doAt(hall, sam, { do: 'sit', table, seat: 0 })).toEqual({});
  expect(await hall.store.jobs.next(['notice'])).toBeGreaterThan(hall.now());
});
