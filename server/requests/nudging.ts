/** Somebody sleeps, and another person tells them once more that the match waits for them. */
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { readableId } from '../ids.ts';
import { decisionsAt } from '../notices/decision.ts';
import { channelsFor } from '../notices/plan.ts';
import { hallRefusal, isHallRefusal } from '../refusals.ts';
import { liveMatch } from '../tables/live.ts';
import { isLooking } from '../tables/looking.ts';
import { seatOf } from '../tables/seats.ts';
import { atTable, type Of, type Outcome } from './request.ts';

export function nudge(hall: Hall, caller: Caller, wish: Of<'nudge'>): Promise<Outcome> {
  return atTable(hall, caller, wish.table, async (table, guest) => {
    const { record } = table;
    const own = seatOf(record, guest.id);
    if (own === null) return hallRefusal('not-seated');
    if (own === wish.seat) return hallRefusal('impossible', 'seat', 'the seat of somebody else');
    if (wish.match !== table.match.id) return hallRefusal('unknown-match', 'match', table.match.id);
    if (record.stage !== 'running') return hallRefusal('not-started');
    if (!hall.quotas.may('nudge', caller)) return hallRefusal('too-fast');
    const live = await liveMatch(hall, table);
    if (isHallRefusal(live)) return live;
    const decision = decisionsAt(table, live.host.match).find(({ seat }) => seat === wish.seat);
    if (decision === undefined) return hallRefusal('stale', 'seat', 'a seat whose person is asked');
    const isEarly = hall.now() < decision.since + hall.noticeTimes.nudge;
    if (isEarly || isLooking(table, decision.guest)) return hallRefusal('too-early');
    const channels = channelsFor(await hall.store.notices.at(record.id), decision.guest);
    if (channels.length === 0) return hallRefusal('not-reached');
    const { match, seat, question } = decision;
    const notice = { id: readableId(), match, seat, question, kind: 'nudge' as const };
    const ids = channels.map(({ id }) => id);
    return (await hall.store.notices.tell(record.id, notice, ids, hall.now())) ? {} : hallRefusal('nudged');
  });
}
