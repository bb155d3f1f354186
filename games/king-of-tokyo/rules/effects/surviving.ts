/** Cards about hearts: losing fewer, having more. */
import { HEART } from '../types.ts';
import type { KeepEffect } from './effect.ts';

export const surviving = {
  /** Attacked in Tokyo, this monster may yield before the damage, and takes none. */
  jets: { escapes: true },
  /** Two energy cancel all damage until the turn is over. */
  wings: { cancelEnergy: 2 },
  /** Two energy heal one heart, at any time. */
  'rapid-healing': { healEnergy: 2 },
  /** A die for every point of damage; each heart cancels one. */
  camouflage: { hides: HEART },
  /** Damage of exactly one point does nothing. */
  'armor-plating': { ignores: 1 },
  /** Losing two hearts or more at once brings an energy. */
  'we-re-only-making-it-stronger': { grudge: { hearts: 2, energy: 1 } },
  /** Healing oneself heals one heart more. */
  regeneration: { healBonus: 1 },
  /** Rolled hearts may heal others, who pay two energy for each. */
  'healing-ray': { healsOthers: 2 },
  /** Two hearts, and up to twelve of them; both go with the card. */
  'even-bigger': { heartLimit: 12, hearts: 2 },
  /** At 0 hearts: all cards and stars are gone, and the game goes on with ten hearts. */
  'it-has-a-child': { revives: 10 },
} as const satisfies Record<string, Partial<KeepEffect>>;
