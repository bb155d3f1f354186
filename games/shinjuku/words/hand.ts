/** What the reader has, and what lies ready for all, in words. */
import type { Names } from '@yamanote/games/room';
import {
  customerOf,
  editionOf,
  GOODS,
  type Good,
  type ShinjukuView,
  STATION_IDS,
  STATIONS_IN,
  WARD_IDS,
  worthOfOneMore,
} from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { crowd } from './question.ts';
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

/** What an action can be paid with, and what one more customer is worth; other questions name the cards that they are about. */
export function holds(words: Words, view: ShinjukuView, { you }: Names): string | null {
  if (view.stack.at(-1)?.kind !== 'action' || you === null || you === undefined || you !== view.turn) return null;
  const hand = words.hand({
    cards: handOf(view, you).flatMap((count, ward) => {
      if (count === 0) return [];
      const reason = jokerReason(view, you, ward);
      const joker = reason && { ...reason, stations: reason.stations.map((station) => STATION_IDS[station]) };
      return [{ ward: WARD_IDS[ward], count, joker }];
    }),
  });
  const track = view.pieces[you] < 2 ? [words.lastTrack({ pieces: view.pieces[you] })] : [];
  return [hand, ...track, ...worth(words, view, you)].join(' ');
}

/** Once in a turn, and not before anything is won: then one is worth as much as the other. */
function worth(words: Words, view: ShinjukuView, seat: Seat): string[] {
  const [won, stars] = [view.collections[seat] ?? [], view.stars[seat] ?? 0];
  if (view.done.length > 0 || won.length + stars === 0) return [];
  const more = worthOfOneMore(view, seat);
  const byGood = Object.fromEntries(GOODS.map((good, i) => [good, more[customerOf(i, false)]])) as Record<Good, number>;
  return [words.worth({ points: editionOf(view).points(won, stars), more: byGood })];
}

/** Who comes next, and how many are still to come. */
export function situation(words: Words, view: ShinjukuView): string | null {
  if (view.stack.length === 0) return null;
  const cards = view.queue.map(({ ward, customers }) => ({ ward: WARD_IDS[ward], customers: crowd(customers, view) }));
  const queue = cards.length === 0 ? [] : [words.queue({ cards })];
  return [...queue, words.bag({ level: view.bagLevel, count: view.bagCount })].join(' ');
}
