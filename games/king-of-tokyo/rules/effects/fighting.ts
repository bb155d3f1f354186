/** Cards that hurt. */
import { hasTriple } from '../dice.ts';
import type { KeepEffect } from './effect.ts';

export const fighting = {
  /** One damage to everybody at the other location in each own turn, part of the attack if there is one. */
  'acid-attack': { strike: () => 1 },
  /** Three 2s are two damage to everybody at the other location, part of the attack if there is one. */
  'poison-quills': { strike: (dice) => (hasTriple(dice, 2) ? 2 : 0) },
  /** A star for every attack. */
  'alpha-monster': { attackStars: 1 },
  /** Attacks do one damage more. */
  'spiked-tail': { attackBonus: 1 },
  /** In Tokyo attacks do one damage more; whoever takes the place that this monster yields suffers one. */
  burrowing: { tokyoAttackBonus: 1, exitDamage: 1 },
  /** A turn begun in Tokyo brings a star more; in Tokyo any damage to others is one higher. */
  urbavore: { tokyoStars: 1, tokyoBonus: 1 },
  /** Whenever this monster hurts others in its turn, its neighbours suffer one more, wherever they are. */
  'fire-breathing': { neighbourDamage: 1 },
  /** Attacks hit everybody else. */
  'nova-breath': { hitsAll: true },
  /** Who loses hearts to an attack gets a poison counter. */
  'poison-spit': { inflicts: 'poison' },
  /** Who loses hearts to an attack gets a shrink counter. */
  'shrink-ray': { inflicts: 'shrink' },
  /** Three stars whenever another monster's hearts reach 0. */
  'eater-of-the-dead': { deathStars: 3 },
} satisfies Record<string, Partial<KeepEffect>>;
