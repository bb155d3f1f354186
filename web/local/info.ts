import type { TableInfo } from '@yamanote/protocol';
import { isOver } from '@yamanote/running-match';
import { words } from '../words/index.ts';
import { type LocalMatch, STAND_IN } from './match.ts';
import type { LocalRecord, LocalSeat } from './record.ts';

/** A table on this device as the hall would tell it. */
export function infoOf(record: LocalRecord, match: LocalMatch | null): TableInfo {
  const { id, game, version, options, seats, round, commitment, header } = record;
  return {
    table: id,
    game,
    version,
    options,
    public: false,
    seats: seats.map((seat, place) => seatOf(record, seat, place, match)),
    hostSeat: seats.indexOf('me'),
    youAreHost: true,
    orders: match?.orders ?? null,
    match: record.match,
    round,
    stage: match !== null && isOver(match.table) ? 'over' : 'running',
    starting: false,
    commitment,
    seals: header?.seats.map((seat) => ('seal' in seat ? seat.seal : null)) ?? [],
    handTo: null,
  };
}

function seatOf(
  { header, left }: LocalRecord,
  seat: LocalSeat,
  place: number,
  match: LocalMatch | null,
): TableInfo['seats'][number] {
  const you = seat === 'me';
  return {
    guest: you ? { name: header?.seats[place].name ?? words.peek().you, colour: 0 } : null,
    bot: !you ? seat.bot : left === undefined ? null : STAND_IN,
    kept: null,
    you,
    online: you && left === undefined,
    awayIn: null,
    gaveUp: you && left === 'gave-up',
    stuck: match?.isStuck(place) ?? false,
  };
}
