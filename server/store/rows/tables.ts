import type { Options, Orders, TimeControl } from '@yamanote/kernel';
import type { WatchDelay } from '@yamanote/protocol';
import type { AbsenceTerms, ProposalRecord, SeatRecord, Stage, TableRecord } from '../port.ts';

export interface TableRow {
  id: string;
  revision: number;
  game: string;
  options: string;
  public: number;
  language: string | null;
  hints: number | null;
  time_control: string | null;
  absence: string | null;
  auto_start: number;
  delay: string | null;
  host: string | null;
  round: number;
  stage: Stage;
  proposal: string | null;
  touched_at: number;
}

export interface SeatRow {
  guest: string | null;
  bot: string | null;
  away: number;
  orders: string | null;
  kept: string | null;
  gave_up: number;
  absence: SeatRecord['absence'];
}

/** Which columns of a table change, in the order of their values. */
export const CHANGING =
  'options, public, language, hints, time_control, absence, auto_start, delay, host, round, stage, proposal, touched_at';

export function changingValues(table: TableRecord) {
  const { options, language, hints, timeControl, absence, delay, host, round, stage, proposal, touchedAt } = table;
  return [
    JSON.stringify(options),
    Number(table.public),
    language,
    hints === null ? null : Number(hints),
    timeControl === null ? null : JSON.stringify(timeControl),
    absence === null ? null : JSON.stringify(absence),
    Number(table.autoStart),
    delay === 'none' ? null : JSON.stringify(delay),
    host,
    round,
    stage,
    proposal === null ? null : JSON.stringify(proposal),
    touchedAt,
  ] as const;
}

export function seatRow({ guest, bot, away, orders, kept, gaveUp, absence }: SeatRecord): SeatRow {
  return {
    guest,
    bot,
    away: Number(away),
    orders: orders === null ? null : JSON.stringify(orders),
    kept,
    gave_up: Number(gaveUp),
    absence,
  };
}

export function tableFromRow(row: TableRow, seats: readonly SeatRow[]): TableRecord {
  const { id, revision, game, language, hints, absence, delay, host, round, stage, proposal } = row;
  return {
    id,
    revision,
    game,
    options: JSON.parse(row.options) as Options,
    public: row.public === 1,
    language,
    hints: hints === null ? null : hints === 1,
    timeControl: row.time_control === null ? null : (JSON.parse(row.time_control) as TimeControl),
    absence: absence === null ? null : (JSON.parse(absence) as AbsenceTerms),
    autoStart: row.auto_start === 1,
    delay: delay === null ? 'none' : (JSON.parse(delay) as WatchDelay),
    host,
    round,
    stage,
    seats: seats.map(seatFromRow),
    proposal: proposal === null ? null : (JSON.parse(proposal) as ProposalRecord),
    touchedAt: row.touched_at,
  };
}

function seatFromRow({ away, orders, gave_up, ...seat }: SeatRow): SeatRecord {
  return {
    ...seat,
    away: away === 1,
    gaveUp: gave_up === 1,
    orders: orders === null ? null : (JSON.parse(orders) as Orders),
  };
}
