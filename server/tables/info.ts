import type { Absence, Proposal, SeatOfTable, TableInfo, Told } from '@yamanote/protocol';
import { hasHints } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import type { TableRecord } from '../store/index.ts';
import { goneAfter, termsOf } from './absence-terms.ts';
import { lateSeats } from './late-seats.ts';
import { isPresent, type OpenTable, whoHosts } from './open-table.ts';
import { ordersOf } from './played-seats.ts';
import { awayIn } from './presence.ts';
import { isAbout } from './proposals.ts';
import { sealsAt } from './seals.ts';
import { isStarting, namesAt, seatOf } from './seats.ts';

/** A table as a guest, or somebody unknown, sees it; of who plays, those who are behind know what they were shown. */
export function tableInfo(hall: Hall, table: OpenTable, viewer: string | null, isBehind: boolean): TableInfo {
  const { record, match, commitment } = table;
  const room = hall.rooms.of(record.game, match.header);
  const own = seatOf(record, viewer);
  const host = whoHosts(table);
  return {
    table: record.id,
    game: record.game,
    version: match.header?.version ?? room?.game.version ?? 0,
    options: record.options,
    public: record.public,
    hints: hasHints(record),
    timeControl: record.timeControl,
    absence: absenceOf(record),
    delay: record.delay,
    seats: isBehind
      ? lateSeats(table)
      : namesAt(record, table.people).map((name, seat) => seatInfo(hall, table, viewer, seat, name)),
    hostSeat: isBehind ? null : seatOf(record, host),
    youAreHost: viewer !== null && viewer === host,
    notices: toldOf(table, viewer),
    orders: room === undefined || own === null ? null : ordersOf(room.game, record.seats[own]),
    match: match.id,
    round: record.round,
    stage: record.stage,
    starting: isStarting(record),
    commitment,
    seals: sealsOf(table),
    proposal: proposalFor(record, viewer),
    handTo: null,
  };
}

function absenceOf(record: TableRecord): Absence {
  const { bot, taking } = termsOf(record);
  const after = goneAfter(record);
  return { bot, after: after === null ? null : after / 1000, taking };
}

function toldOf({ reach }: OpenTable, viewer: string | null): Told {
  const own = reach.find(({ guest }) => guest === viewer);
  if (own === undefined || !own.reached) return 'untold';
  return own.quiet ? 'quiet' : 'told';
}

/** Nobody else is told what people agree on among themselves. */
function proposalFor(record: TableRecord, viewer: string | null): Proposal | null {
  const { proposal } = record;
  if (proposal === null || viewer === null || !proposal.asks.includes(viewer) || !isAbout(record, proposal))
    return null;
  const { id, agreement, moment, by, asks, agreed, refusedBy } = proposal;
  const seatsOf = (guests: readonly string[]) => guests.flatMap((guest) => seatOf(record, guest) ?? []);
  const [seat] = seatsOf([by]);
  return {
    id,
    seat,
    agreement,
    moment,
    asks: seatsOf(asks),
    agreed: seatsOf(agreed),
    refusedBy: seatOf(record, refusedBy),
  };
}

/** Before they are opened, those that are there so far. */
function sealsOf(table: OpenTable): (string | null)[] {
  const { header, seals } = table.match;
  if (header !== null) return header.seats.map((seat) => ('seal' in seat ? seat.seal : null));
  return seals ?? sealsAt(table);
}

function seatInfo(hall: Hall, table: OpenTable, viewer: string | null, seat: number, name: string | null): SeatOfTable {
  const { guest, bot, away, kept, gaveUp, absence } = table.record.seats[seat];
  const known = guest === null ? null : (table.people.get(guest) ?? null);
  return {
    guest: known === null || name === null ? null : { name, colour: known.colour },
    bot,
    kept,
    you: guest !== null && guest === viewer,
    online: guest !== null && !away && isPresent(table, guest),
    awayIn: awayIn(hall, table, seat),
    absence: guest === null || bot === null ? null : (absence ?? (away ? 'left' : 'given')),
    gaveUp,
    stuck: (table.live?.host.stuck.has(seat) ?? false) || table.elsewhere.some(({ stuck }) => stuck.includes(seat)),
  };
}
