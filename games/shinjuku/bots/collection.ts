/** What a collection is worth, and what one more customer would add; few answers change it, so the last ones are kept. */
import { CUSTOMERS, editionOf, type ShinjukuState as State } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';

interface Worth {
  points: number;
  /** By kind of customer: what one more of it would add. */
  gains: number[];
}

const MOST_KEPT = 500;
const kept = new Map<string, Worth>();

/** A first customer of a good may score nothing yet, but is on its way to a set. */
const LEAST_GAIN = 0.4;

export function worthOf(state: State, seat: Seat): Worth {
  const [collection, stars] = [state.collections[seat], state.stars[seat]];
  const key = `${state.options.edition} ${stars} ${collection}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { points } = editionOf(state);
  const now = points(collection, stars);
  const gains = CUSTOMERS.map((_, customer) => Math.max(LEAST_GAIN, points([...collection, customer], stars) - now));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, { points: now, gains });
  return { points: now, gains };
}
