import { USUAL_BOT } from '@yamanote/bots';
import type { SeatOfTable, TableInfo, TableLine } from '@yamanote/protocol';
import { isOver } from '@yamanote/running-match';
import type { DeviceTable } from './device-table.ts';
import { peopleOf } from './people.ts';
import type { LocalRecord } from './record.ts';

/** A table on this device as the hall would tell it. */
export function infoOf({ record, host, handTo }: DeviceTable): TableInfo {
  const { id, game, version, options, seats, round, match, header, holder } = record;
  return {
    table: id,
    game,
    version,
    options,
    public: false,
    hints: host.hints.allowed,
    timeControl: null,
    absence: { bot: USUAL_BOT, after: null, taking: false },
    delay: 'none',
    seats: seats.map(({ person, bot, gaveUp }, seat): SeatOfTable => {
      const you = seat === holder;
      return {
        guest: person === null ? null : { name: person, colour: seat },
        bot,
        kept: null,
        you,
        online: person !== null && bot === null,
        awayIn: null,
        absence: person === null || bot === null ? null : 'left',
        gaveUp,
        stuck: host.stuck.has(seat),
      };
    }),
    hostSeat: holder ?? peopleOf(seats)[0] ?? null,
    youAreHost: true,
    notices: 'untold',
    orders: holder === null ? null : seats[holder].orders,
    match,
    round,
    stage: isOver(host.match) ? 'over' : 'running',
    starting: false,
    commitment: header.commitment,
    seals: header.seats.map((seat) => ('seal' in seat ? seat.seal : null)),
    proposal: null,
    handTo,
  };
}

/** The same in a line, for the board of departures. */
export function lineOf({ id, game, match, seats, winners, asked, agreedEnd = false }: LocalRecord): TableLine {
  const people = peopleOf(seats);
  return {
    table: id,
    match,
    game,
    language: null,
    stage: winners === null ? 'running' : 'over',
    taken: seats.length,
    seats: seats.length,
    kinds: seats.map(({ person, bot }) => (person === null ? 'bot' : bot === null ? 'person' : 'absent')),
    // Who plays here alone needs not be told their own name.
    names: people.length === 1 ? [] : people.map((seat) => seats[seat].person ?? ''),
    asked: asked.flatMap((seat) => seats[seat].person ?? []),
    glance: null,
    watching: 0,
    autoStart: false,
    takes: false,
    timeControl: null,
    yours: true,
    yourTurn: asked.some((seat) => people.includes(seat) && seats[seat].bot === null),
    yourWord: false,
    won:
      winners?.map((seat) => ({ seat, name: seats[seat].person, you: people.length === 1 && seat === people[0] })) ??
      null,
    agreedEnd,
  };
}
