/** One move at a table: stored, and then shown to everybody. For tasks in the table's queue. */
import { isRefusal, type OrRefusal } from '@yamanote/kernel';
import { type Draft, type Input, isOver } from '@yamanote/running-match';
import { notePace } from '../bots/pace.ts';
import type { Hall } from '../hall.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import type { Besides, Move } from '../store/index.ts';
import { tellNews, tellTable } from '../tables/broadcast.ts';
import { liveMatch, stop } from '../tables/live.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { ordersInForce } from '../tables/orders.ts';
import { askedIn, askedSeats, endingOf, type NotStored, type Played, play } from './live-match.ts';

export async function move(
  hall: Hall,
  table: OpenTable,
  known: Move,
  input: Input,
  orders: (draft: Draft) => Besides['orders'] = () => null,
): Promise<OrRefusal<Played> | HallRefusal> {
  // Somebody else may append first, but each time somebody does, the match has come further.
  for (let attempt = 0; attempt < table.record.seats.length + 2; attempt++) {
    const live = await liveMatch(hall, table);
    if (isHallRefusal(live)) return live;
    // Who sits where may have changed since the last move.
    live.table.orders = ordersInForce(live.table.game, table.record);
    const played = await play(hall.store, live, known, input, (draft) => ({
      orders: orders(draft),
      botIsDue: askedIn(draft).some((seat) => table.record.seats[seat].bot !== null),
    }));
    if (!isNotStored(played))
      return isRefusal(played) ? refused(hall, table, played) : shown(hall, table, input, played);
    // From here on only the store knows.
    table.live = null;
    if (played.is === 'other') return hallRefusal('stale', 'move', 'a fresh id for another move');
    if (played.is === 'unknown') {
      hall.log('error', 'not-stored', { match: table.match.id, code: played.code });
      return hallRefusal('not-stored');
    }
  }
  return hallRefusal('not-stored');
}

function isNotStored(played: OrRefusal<Played> | NotStored): played is NotStored {
  return 'is' in played;
}

async function refused<R extends HallRefusal>(hall: Hall, table: OpenTable, refusal: R): Promise<R> {
  if (refusal.refused === 'frozen' && table.match.stopped === null) {
    await stop(hall, table, table.live?.table.frozen ?? '');
  }
  return refusal;
}

async function shown(hall: Hall, table: OpenTable, input: Input, played: Played): Promise<Played> {
  const { live } = table;
  if (live === null || played.additions.length === 0) return played;
  table.asked = askedSeats(live);
  table.record = { ...table.record, touchedAt: input.at };
  const events = played.additions.flatMap((addition) => addition.events);
  notePace(hall, table, events);
  const broken = tellNews(hall, table, played.additions);
  if (isOver(live.table)) end(hall, table, played.revision ?? table.record.revision);
  else if (broken !== null) await stop(hall, table, broken);
  return played;
}

function end(hall: Hall, table: OpenTable, revision: number): void {
  table.record = { ...table.record, stage: 'over', revision };
  const { table: played } = table.live!;
  table.match = { ...table.match, stage: 'over', winners: [...endingOf(played).winners] };
  hall.log('info', 'match-over', { match: table.match.id, entries: played.course.next });
  tellTable(hall, table);
}
