/** One move at a table: stored, and then shown to everybody. For tasks in the table's queue. */
import { isRefusal, type OrRefusal } from '@yamanote/kernel';
import { type Input, isOver } from '@yamanote/table';
import { notePace } from '../bots/pace.ts';
import type { Hall } from '../hall.ts';
import { type HallRefusal, isHallRefusal } from '../refusals.ts';
import { tellNews, tellTable } from '../tables/broadcast.ts';
import { liveMatch, reread } from '../tables/live.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { ordersInForce } from '../tables/orders.ts';
import { askedSeats, type Besides, type Played, play, winnersAt } from './live-match.ts';

export async function move(
  hall: Hall,
  table: OpenTable,
  moveId: string,
  input: Input,
  besides?: Besides,
): Promise<OrRefusal<Played> | HallRefusal> {
  const live = liveMatch(hall, table);
  if (isHallRefusal(live)) return live;
  let played: OrRefusal<Played>;
  try {
    // Who sits where may have changed since the last move.
    live.table.orders = ordersInForce(live.table.game, table.record);
    played = await play(hall.store, live, moveId, input, besides);
  } catch (error) {
    reread(hall, table);
    throw error;
  }
  if (isRefusal(played)) {
    if (played.refused === 'frozen' && table.asked.length > 0) freeze(hall, table);
    return played;
  }
  if (played.additions.length === 0) return played;
  table.asked = askedSeats(live);
  const events = played.additions.flatMap((addition) => addition.events);
  notePace(hall, table, events);
  tellNews(hall, table, played.additions);
  if (isOver(live.table)) end(hall, table);
  return played;
}

function end(hall: Hall, table: OpenTable): void {
  const { course } = table.live!.table;
  table.record = { ...table.record, stage: 'over' };
  table.match = { ...table.match, stage: 'over', winners: winnersAt(course) };
  hall.log('info', 'match-over', { match: table.match.id, entries: course.next });
  tellTable(hall, table);
}

/** Everybody at the table learns that its match was stopped. */
function freeze(hall: Hall, table: OpenTable): void {
  hall.log('error', 'match-frozen', { match: table.match.id });
  table.asked = [];
  tellNews(hall, table, []);
}
