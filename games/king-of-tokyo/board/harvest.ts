/** What the dice of the running turn have brought their owner, before anything was bought. */
import type { Event } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';

export interface Harvest {
  readonly stars: number;
  readonly energy: number;
  readonly hearts: number;
  /** Who has lost how many hearts. */
  readonly hurt: readonly { readonly seat: Seat; readonly hearts: number }[];
}

/** `null` while the dice of this turn do not count yet. */
export function harvestOf(past: readonly Event[], seat: Seat): Harvest | null {
  const turn = past.slice(past.findLastIndex(({ type }) => type === 'turn-began') + 1);
  const counted = turn.findIndex(({ type }) => type === 'dice-final');
  if (counted < 0) return null;
  const shopping = turn.findIndex(({ type }) => type === 'bought' || type === 'swept');
  const events = turn.slice(counted, shopping < 0 ? undefined : shopping);
  const hurt = new Map<Seat, number>();
  let [stars, energy, hearts] = [0, 0, 0];
  for (const event of events) {
    if (event.type === 'hurt') hurt.set(event.seat, (hurt.get(event.seat) ?? 0) + event.by);
    else if (event.type === 'stars-changed' && event.seat === seat) stars += event.by;
    // Energy without a cause is paid for what is bought.
    else if (event.type === 'energy-changed' && event.seat === seat && event.cause !== null) energy += event.by;
    else if (event.type === 'healed' && event.seat === seat) hearts += event.by;
  }
  return { stars, energy, hearts, hurt: Array.from(hurt, ([victim, lost]) => ({ seat: victim, hearts: lost })) };
}
