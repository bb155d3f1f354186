import type { SeatOfTable, TableInfo } from '@yamanote/protocol';
import type { Guests } from '../guests.ts';
import { isPresent, type OpenTable } from './open-table.ts';
import { actingHost, seatOf } from './seats.ts';

/** A table as a guest, or somebody unknown, sees it. */
export function tableInfo(table: OpenTable, guests: Guests, viewer: string | null): TableInfo {
  const { record, match, commitment } = table;
  const host = actingHost(record, (guest) => isPresent(table, guest));
  return {
    table: record.id,
    game: record.game,
    options: record.options,
    public: record.public,
    seats: record.seats.map((_, seat) => seatInfo(table, guests, viewer, seat)),
    hostSeat: seatOf(record, host),
    youAreHost: viewer !== null && viewer === host,
    match: match.id,
    round: record.round,
    stage: record.stage,
    commitment,
  };
}

function seatInfo(table: OpenTable, guests: Guests, viewer: string | null, seat: number): SeatOfTable {
  const { guest, bot, away } = table.record.seats[seat];
  const known = guest === null ? null : guests.find(guest);
  return {
    guest: known === null ? null : { name: known.name, colour: known.colour },
    bot,
    you: guest !== null && guest === viewer,
    online: guest !== null && !away && isPresent(table, guest),
    stuck: table.stuck.has(seat),
  };
}
