/** What there is to say of the queue and the bag, whatever it is drawn in. */
import { DEPARTMENT, QUEUE_SLOTS, type Slot } from '@yamanote/games/shinjuku/rules';
import type { Sight } from './shown.ts';
import { boardWords } from './words/index.ts';

/** As they lie: the card that leaves next on the right. */
export function slotsOf(queue: readonly Slot[]): { slot: number; card: Slot | null }[] {
  return Array.from({ length: QUEUE_SLOTS }, (_, i) => ({
    slot: QUEUE_SLOTS - i,
    card: queue[QUEUE_SLOTS - 1 - i] ?? null,
  }));
}

export function bagOf({ view, language }: Pick<Sight, 'view' | 'language'>): string {
  const words = boardWords[language];
  return view.bagCount === null ? words.bag(view.bagLevel) : words.bagExact(view.bagCount);
}

/** From three department stores on, two customers come each turn. */
const BUSY = 3;

/** Prototype: who comes straight out of the bag. */
export function arrivalsOf({ view, language }: Pick<Sight, 'view' | 'language'>): string {
  const stores = view.buildings.filter((building) => building?.shop === DEPARTMENT).length;
  return boardWords[language].arrivals(stores < BUSY ? 1 : 2);
}
