/** Cards about cards: buying, copying, selling. */
import type { KeepEffect } from './effect.ts';

export const trading = {
  /** Cards cost one energy less. */
  'alien-metabolism': { discount: 1 },
  /** A star for every card bought. */
  'dedicated-news-team': { purchaseStars: 1 },
  /** The deck's top card may be looked at, and bought. */
  'made-in-a-lab': { looks: true },
  /** Keep cards may be bought from other monsters, who get the price. */
  'parasitic-tentacles': { takes: true },
  /** In others' turns, a card that is turned up may be bought at once. */
  opportunist: { snatches: true },
  /** After buying, own cards may be discarded for their cost. */
  metamorph: { transforms: true },
  /** A second copy of a keep card in play; it can be moved for one energy at the start of an own turn. */
  mimic: { copyEnergy: 1 },
  /** Energy is put on it and doubled by the bank; two come back at the start of each own turn. */
  'monster-batteries': { payOut: 2 },
} as const satisfies Record<string, Partial<KeepEffect>>;
