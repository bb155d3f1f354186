/** People at one table whose pages are open at different nodes of one hall. */
import { expect, onTestFinished, test } from 'vitest';
import type { TestHall } from './testing/hall.ts';
import { isAsked, join, openTable, playOn, start } from './testing/play.ts';
import { openNodes } from './testing/several.ts';
import { comeBack, guest, type Visitor } from './testing/visitor.ts';

/** Somebody with a name, at each of these. */
async function guestAt(node: TestHall, name: string): Promise<Visitor> {
  const somebody = await guest(node.address, name);
  onTestFinished(somebody.disconnect);
  return somebody;
}

test('who is asked first sees that the match begins, though another node began it and nothing has happened yet', async () => {
  const [one, other] = await openNodes(2);
  const [mika, jo] = [await guestAt(one, 'Mika'), await guestAt(other, 'Jo')];
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 1 } });
  await join(jo, table);
  await start(mika);
  await jo.until(() => isAsked(jo));
  expect(jo.sight!.next).toBe(0);
  await Promise.all([playOn(mika, 'm'), playOn(jo, 'j')]);
});

test('a match goes on at another node as if nothing were', async () => {
  const [one, other] = await openNodes(2);
  const [mika, jo] = [await guestAt(one, 'Mika'), await guestAt(other, 'Jo')];
  const table = await openTable(mika, { seats: ['me', 'open', { bot: 'random' }] });
  await join(jo, table);
  await start(mika);
  await Promise.all([playOn(mika, 'M', 8), playOn(jo, 'J', 8)]);
  mika.disconnect();
  const back = await comeBack(other.address, mika);
  await back.ask({ do: 'watch', table, match: mika.match, next: mika.sight!.next });
  await Promise.all([playOn(back, 'm'), playOn(jo, 'j')]);
  expect(back.sight).toMatchObject({ next: jo.sight!.next, pending: { is: 'over' } });
});
