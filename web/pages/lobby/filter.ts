/** Which tables somebody wants to see. Nothing chosen in a group means all of it; groups narrow each other. */
import type { TableLine } from '@yamanote/protocol';
import { isJoinable } from './rows.ts';

export const SEAT_KINDS = ['free', 'two', 'few', 'many'] as const;
export const PACES = ['none', 'live', 'daily'] as const;
type SeatKind = (typeof SEAT_KINDS)[number];

export interface Filter {
  game: readonly string[];
  seats: readonly string[];
  pace: readonly string[];
  language: readonly string[];
}

export type FilterGroup = keyof Filter;

const NO_FILTER: Filter = { game: [], seats: [], pace: [], language: [] };

export function fits(filter: Filter, line: TableLine): boolean {
  const { game, seats, pace, language } = filter;
  return (
    (game.length === 0 || game.includes(line.game)) &&
    (seats.length === 0 || seats.some((kind) => hasSeats(line, kind as SeatKind))) &&
    (pace.length === 0 || pace.includes(line.timeControl?.is ?? 'none')) &&
    // Who has not said what they speak may speak it.
    (language.length === 0 || line.language === null || language.includes(line.language))
  );
}

function hasSeats(line: TableLine, kind: SeatKind): boolean {
  switch (kind) {
    case 'free':
      return isJoinable(line);
    case 'two':
      return line.seats <= 2;
    case 'few':
      return line.seats === 3 || line.seats === 4;
    case 'many':
      return line.seats >= 5;
  }
}

export function toggled(filter: Filter, group: FilterGroup, value: string): Filter {
  const chosen = filter[group];
  return { ...filter, [group]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] };
}

export function isAny(filter: Filter): boolean {
  return Object.values(filter).some((chosen) => chosen.length > 0);
}

/** What a page has remembered; `null` if it is no filter. */
export function parseFilter(text: string | null): Filter {
  try {
    const found = Object(JSON.parse(text ?? '')) as Partial<Record<FilterGroup, unknown>>;
    const listOf = (value: unknown) =>
      Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
    return {
      game: listOf(found.game),
      seats: listOf(found.seats),
      pace: listOf(found.pace),
      language: listOf(found.language),
    };
  } catch {
    return NO_FILTER;
  }
}
