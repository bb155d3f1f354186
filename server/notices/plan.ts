/** Of which decisions somebody is to be told now, and of which later. For tasks in the table’s queue. */
import type { Hall } from '../hall.ts';
import { readableId } from '../ids.ts';
import { isHallRefusal } from '../refusals.ts';
import type { ChannelRecord, NoticesAt, ToldRecord } from '../store/index.ts';
import { catchUp, learnWhoLooks } from '../tables/follow.ts';
import { liveMatch } from '../tables/live.ts';
import { isLooking } from '../tables/looking.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { type Decision, decisionsAt, proposalsAt } from './decision.ts';

export interface Plan {
  /** What is open, and is not before the eyes of who has to decide it. */
  open: readonly Decision[];
  /** When to look again; `null`: when there is news. */
  again: number | null;
}

/** Puts on its way what is due; a node that does not know the rules leaves it to others (`null`). */
export async function plan(hall: Hall, table: OpenTable): Promise<Plan | null> {
  await catchUp(hall, table);
  // Somebody may just have begun to look elsewhere, and the news of it be on its way.
  if (hall.store.shared) await learnWhoLooks(hall, table);
  const { record, match } = table;
  if (record.stage !== 'running' || match.stopped !== null) return NOTHING;
  const live = await liveMatch(hall, table);
  if (isHallRefusal(live)) return live.refused === 'elsewhere' ? null : NOTHING;
  const at = await hall.store.notices.at(record.id);
  const { match: running } = live.host;
  const decisions = [...decisionsAt(table, running), ...proposalsAt(table, running)];
  let again: number | null = null;
  for (const decision of decisions) {
    const channels = channelsFor(at, decision.guest);
    if (channels.length === 0 || isTold(at, decision)) continue;
    const dueAt = tellAt(hall, table, decision);
    if (dueAt > hall.now()) again = Math.min(dueAt, again ?? dueAt);
    else await tell(hall, table, decision, channels);
  }
  return { open: decisions.filter(({ guest }) => !isLooking(table, guest)), again };
}

const NOTHING: Plan = { open: [], again: null };

function tell({ store, now }: Hall, { record }: OpenTable, decision: Decision, channels: readonly ChannelRecord[]) {
  const { match, seat, question, proposal } = decision;
  const of = proposal === null ? { kind: 'turn' as const } : { kind: 'proposal' as const, proposal };
  const notice = { id: readableId(), match, seat, question, ...of };
  return store.notices.tell(
    record.id,
    notice,
    channels.map(({ id }) => id),
    now(),
  );
}

/** Their own, unless they want to hear nothing of this table, and those of the table. */
export function channelsFor({ channels, quiet }: NoticesAt, guest: string): ChannelRecord[] {
  return channels.filter(({ guest: whose }) => whose === null || (whose === guest && !quiet.includes(guest)));
}

function isTold({ told }: NoticesAt, { seat, question, proposal }: Decision): boolean {
  const isIt = (one: ToldRecord) => (proposal === null ? one.question >= question : one.proposal === proposal);
  return told.some((one) => one.seat === seat && isIt(one));
}

/** Who has seen what is asked is told later, if they do not come back. */
function tellAt({ now, noticeTimes: { soon, left } }: Hall, table: OpenTable, { guest, since }: Decision): number {
  if (isLooking(table, guest)) return now() + left;
  const seen = table.seen.get(guest) ?? 0;
  // What was noted before a clock was set back says nothing.
  return seen >= since && seen <= now() ? seen + left : since + soon;
}
