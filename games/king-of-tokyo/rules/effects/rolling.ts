/** Cards about dice: how many, how often, and what shows on them. */
import { HEART } from '../types.ts';
import type { KeepEffect } from './effect.ts';

export const rolling = {
  /** One die more. */
  'extra-head': { dice: 1 },
  /** One reroll more in every own turn. */
  'giant-brain': { rerolls: 1 },
  /** One energy buys one more reroll, as often as one can pay. */
  telepath: { rerollEnergy: 1 },
  /** Three counters, each good for one more reroll; the card goes with the last. */
  'smoke-cloud': { counters: 3, rerollCounters: 1 },
  /** Own dice that show a 3 may be rerolled at any time. */
  'background-dweller': { freeReroll: 3 },
  /** Once in every other monster's turn: one of its dice is rolled again. A heart costs the card. */
  'psychic-probe': { probe: HEART },
  /** Once in each own turn: a die is turned to 1. */
  'herd-culler': { change: { to: 1, energy: 0, limit: 'turn' } },
  /** Once and for all: a die is turned to any face, and the card is gone. */
  'plot-twist': { change: { to: null, energy: 0, limit: 'card' } },
  /** Two energy turn a die to any face, as often as one can pay. */
  stretchy: { change: { to: null, energy: 2, limit: null } },
} as const satisfies Record<string, Partial<KeepEffect>>;
