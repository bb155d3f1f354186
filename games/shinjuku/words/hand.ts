/** A hand in words, and why some of its cards are jokers. */
import type { Names } from '@yamanote/games/room';
import { type ShinjukuView, STATION_IDS, STATIONS_IN, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import type { Words } from './words.ts';

/** Why a ward's cards are jokers for a seat: its buildings there, its CEO. */
export interface JokerReason {
  /** Stations with a building of the seat. */
  readonly stations: readonly number[];
  readonly ceo: boolean;
}

export function jokerReason({ buildings, ceos }: ShinjukuView, seat: Seat, ward: number): JokerReason | null {
  const stations = STATIONS_IN[ward].filter((station) => buildings[station]?.owner === seat);
  const ceo = ceos[seat] === ward;
  return stations.length > 0 || ceo ? { stations, ceo } : null;
}

/** A seat's cards, by ward; what is not known is not there. */
export function handOf({ hands }: ShinjukuView, seat: Seat): number[] {
  const counts = WARD_IDS.map(() => 0);
  for (const ward of hands[seat] ?? []) counts[ward]++;
  return counts;
}

/** What an action can be paid with; other questions name the cards that they are about. */
export function holds(words: Words, view: ShinjukuView, { you }: Names): string | null {
  if (view.stack.at(-1)?.kind !== 'action' || you === null || you === undefined || you !== view.turn) return null;
  return words.hand({
    cards: handOf(view, you).flatMap((count, ward) => {
      if (count === 0) return [];
      const reason = jokerReason(view, you, ward);
      const joker = reason && { ...reason, stations: reason.stations.map((station) => STATION_IDS[station]) };
      return [{ ward: WARD_IDS[ward], count, joker }];
    }),
  });
}
