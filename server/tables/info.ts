import type { SeatOfTable, TableInfo } from '@yamanote/protocol';
import { hasHints } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import { isPresent, type OpenTable } from './open-table.ts';
import { ordersOf } from './played-seats.ts';
import { awayIn } from './presence.ts';
import { sealsAt } from './seals.ts';
import { actingHost, isStarting, namesAt, seatOf } from './seats.ts';

/** A table as a guest, or somebody unknown, sees it. */
export function tableInfo(hall: Hall, table: OpenTable, viewer: string | null): TableInfo {
  const { record, match, commitment } = table;
  const room = hall.rooms.of(record.game, match.header);
  const own = seatOf(record, viewer);
  const host = actingHost(record, (guest) => isPresent(table, guest));
  return {
    table: record.id,
    game: record.game,
    version: match.header?.version ?? room?.game.version ?? 0,
    options: record.options,
    public: record.public,
    hints: hasHints(record),
    seats: namesAt(record, table.people).map((name, seat) => seatInfo(hall, table, viewer, seat, name)),
    hostSeat: seatOf(record, host),
    youAreHost: viewer !== null && viewer === host,
    orders: room === undefined || own === null ? null : ordersOf(room.game, record.seats[own]),
    match: match.id,
    round: record.round,
    stage: record.stage,
    starting: isStarting(record),
    commitment,
    seals: sealsOf(table),
    handTo: null,
  };
}

/** Before they are opened, those that are there so far. */
function sealsOf(table: OpenTable): (string | null)[] {
  const { header, seals } = table.match;
  if (header !== null) return header.seats.map((seat) => ('seal' in seat ? seat.seal : null));
  return seals ?? sealsAt(table);
}

function seatInfo(hall: Hall, table: OpenTable, viewer: string | null, seat: number, name: string | null): SeatOfTable {
  const { guest, bot, away, kept, gaveUp } = table.record.seats[seat];
  const known = guest === null ? null : (table.people.get(guest) ?? null);
  return {
    guest: known === null || name === null ? null : { name, colour: known.colour },
    bot,
    kept,
    you: guest !== null && guest === viewer,
    online: guest !== null && !away && isPresent(table, guest),
    awayIn: awayIn(hall, table, seat),
    gaveUp,
    stuck: table.live?.host.stuck.has(seat) ?? false,
  };
}
