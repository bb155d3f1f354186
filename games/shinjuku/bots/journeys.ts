/** What the MOVE that has begun is worth at best; the same question comes up for many answers, so the last ones are kept. */
import { type Journey, journeys, onward, type ShinjukuState as State } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';

const MOST_KEPT = 200;
const kept = new Map<string, number>();

/** Others' gains, and cards that they draw, against one's own points. */
const FOR_OTHERS = 0.6;
const INCOME = 0.5;

export function bestJourney(state: State, seat: Seat, ward: number | null): number {
  const { crowds, buildings, tracks, collections, stars, kaiju, path, alighted, group } = state;
  const key = JSON.stringify([
    seat,
    ward,
    ward === null ? [path, alighted, group] : crowds[ward],
    buildings,
    tracks,
    collections[seat],
    stars[seat],
    kaiju,
  ]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = ward === null ? onward(state, 8) : journeys(state, seat, ward, 8);
  const best = found.reduce((most, journey) => Math.max(most, worthOf(journey, seat)), 0);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, best);
  return best;
}

function worthOf({ points, gains, incomes }: Journey, seat: Seat): number {
  const others = gains.reduce((sum, won, owner) => sum + (owner === seat ? 0 : won.length), 0);
  return points - FOR_OTHERS * others - INCOME * incomes.length;
}
