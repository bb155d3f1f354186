/** Takes over what others have stored, and tells the pages of this node. For tasks in the table's queue. */
import { isOver } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import { isHallRefusal } from '../refusals.ts';
import { tellTable } from './broadcast.ts';
import { byItself } from './by-itself.ts';
import { foldFrom } from './carry-out.ts';
import { reread } from './change.ts';
import { refreshTalk } from './chat/telling.ts';
import { listIfUsed } from './fold.ts';
import { attend } from './hosting.ts';
import { liveMatch } from './live.ts';
import type { OpenTable } from './open-table.ts';

type What = 'match' | 'table' | 'presence' | 'chat';

/** As soon as the table has time for it, and once for all that was heard until then. */
export function followSoon(hall: Hall, table: OpenTable, what: readonly What[]): void {
  const isDue = table.news.size > 0;
  for (const one of what) table.news.add(one);
  if (isDue) return;
  byItself(hall, table, 'follow-failed', async () => {
    const news = [...table.news];
    table.news.clear();
    await follow(hall, table, news);
  });
}

/** What is at hand may be older than what this node is asked to do: it is as the store has it now. */
export async function catchUp(hall: Hall, table: OpenTable): Promise<void> {
  await reread(hall, table);
  await foldNew(hall, table);
  if (table.told !== table.record.revision) tellTable(hall, table);
}

async function follow(hall: Hall, table: OpenTable, news: readonly What[]): Promise<void> {
  // Nobody is told by who sat there what is for those who sit there.
  if (news.includes('table') || news.includes('chat')) await reread(hall, table);
  // Whoever folds it away may not have heard yet that somebody has come here.
  if (news.includes('table')) await listIfUsed(hall, table);
  await foldNew(hall, table);
  if (news.includes('presence')) await learnWhoLooks(hall, table);
  const isOther = news.includes('table') || news.includes('presence');
  if (isOther || table.told !== table.record.revision) tellTable(hall, table);
  if (news.includes('chat')) await refreshTalk(hall, table);
  await attend(hall, table);
}

/** Entries that this node has not seen. */
async function foldNew(hall: Hall, table: OpenTable): Promise<void> {
  if (table.record.stage === 'waiting' || table.record.stage === 'opening') return;
  const isAtHand = table.live !== null;
  if (!isAtHand && table.watchers.size === 0) return;
  // One that is loaded now is as the store has it.
  const live = await liveMatch(hall, table);
  if (isHallRefusal(live) || !isAtHand) return;
  const entries = await hall.store.matches.log(live.id, live.host.match.course.next);
  if (entries.length === 0) return;
  await foldFrom(hall, table, live, entries);
  // How it ended stands in the table's record too.
  if (table.live !== null && isOver(table.live.host.match)) await reread(hall, table);
}

/** Who looks on other nodes, as the store has it now. */
export async function learnWhoLooks(hall: Hall, table: OpenTable): Promise<void> {
  const before = new Set(table.elsewhere.flatMap(({ lookers }) => lookers.map(({ guest }) => guest)));
  table.elsewhere = await hall.store.presence.elsewhere(table.record.id);
  const still = new Set(table.elsewhere.flatMap(({ lookers }) => lookers.map(({ guest }) => guest)));
  for (const guest of before) if (guest !== null && !still.has(guest)) table.seen.set(guest, hall.now());
}
