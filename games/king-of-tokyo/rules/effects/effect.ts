/**
 * What cards do, as data. Flow code never knows a card: it asks the cards that a monster has, copies included, for one of
 * these hooks, at the moment that the hook's comment names. A card that lacks a hook has the value of NO_EFFECT.
 *
 * Hooks of several cards, and of a card and its copy, add up; the flow sums numbers, and asks each card that decides.
 */
import type { Dice, Face } from '../types.ts';

/** A way to turn a die to another face before the dice are resolved. */
export interface DieChange {
  /** Which face it gets; `null` for any. */
  readonly to: Face | null;
  readonly energy: number;
  /** How it ends: once a turn, with the card, or only with the energy. */
  readonly limit: 'turn' | 'card' | null;
}

export interface KeepEffect {
  /** First roll: dice more. */
  readonly dice: number;
  /** First roll: free rerolls more. */
  readonly rerolls: number;
  /** Reroll: the energy, or the counters of this card, that one more costs. */
  readonly rerollEnergy: number;
  readonly rerollCounters: number;
  /** Reroll, in camouflage too: dice with this face may be thrown again at any time, for nothing. */
  readonly freeReroll: Face | 0;
  /** After the last roll of another monster: one of its dice is thrown again; this face costs the card. */
  readonly probe: Face | 0;
  /** Before the dice are resolved. */
  readonly change: DieChange | null;

  /** Numbers: stars for the final dice. */
  readonly score: ((dice: Dice) => number) | null;
  /** Any gain of energy: so much more. */
  readonly energyBonus: number;
  /** Any healing of oneself: so many hearts more. */
  readonly healBonus: number;
  /** Hearts: they may be spent on others, who pay so much energy for each. */
  readonly healsOthers: number;

  /** Claws: points for everybody at the other location, with or without a claw. */
  readonly strike: ((dice: Dice) => number) | null;
  /** An attack: stars, whoever is hit. */
  readonly attackStars: number;
  /** An attack: points more; and those that come only while in Tokyo. */
  readonly attackBonus: number;
  readonly tokyoAttackBonus: number;
  /** Any damage in the own turn while in Tokyo: points more for every other monster that is hit. */
  readonly tokyoBonus: number;
  /** Any damage to others in the own turn: points for both neighbours. */
  readonly neighbourDamage: number;
  /** An attack hits all other monsters. */
  readonly hitsAll: boolean;
  /** Who loses a heart to an attack gets a counter. */
  readonly inflicts: 'poison' | 'shrink' | null;

  /** Attacked in Tokyo: may leave before the damage. */
  readonly escapes: boolean;
  /** Before damage: energy for being untouchable until the turn is over. */
  readonly cancelEnergy: number;
  /** Before damage, and in any own decision: energy for healing one heart. */
  readonly healEnergy: number;
  /** Before damage: a die for every point; this face cancels one. */
  readonly hides: Face | 0;
  /** Damage of exactly so many points does nothing. */
  readonly ignores: number;
  /** After damage of so many hearts: energy. */
  readonly grudge: { readonly hearts: number; readonly energy: number } | null;
  /** Having yielded: points for the monster that takes the place. */
  readonly exitDamage: number;
  /** Another monster's hearts reach 0: stars. */
  readonly deathStars: number;
  /** The own hearts reach 0: back with so many. */
  readonly revives: number;

  /** How many hearts a monster can have; and how many the card brings, and takes along when it goes. */
  readonly heartLimit: number;
  readonly hearts: number;
  /** Counters that lie on a new card. */
  readonly counters: number;
  /** A new card is charged with energy, which the bank doubles; it pays out so much at the start of each own turn. */
  readonly payOut: number;
  /** A new card copies another; later it can be moved for so much energy. */
  readonly copyEnergy: number;

  /** Buying: energy less; and stars for it. */
  readonly discount: number;
  readonly purchaseStars: number;
  /** Buying: the top card of the deck may be looked at, and bought. */
  readonly looks: boolean;
  /** Buying: cards of other monsters. */
  readonly takes: boolean;
  /** In others' turns: cards that have just been turned up. */
  readonly snatches: boolean;

  /** A turn begins in Tokyo: stars more. */
  readonly tokyoStars: number;
  /** After buying: own cards may be discarded for their cost. */
  readonly transforms: boolean;
  /** The end of anybody's turn: stars for being the only last. */
  readonly underdogStars: number;
  /** The end of the own turn: a star for every so many energy; stars if nobody was hurt; energy if there is none. */
  readonly hoard: number;
  readonly peaceStars: number;
  readonly emptyEnergy: number;
  /** After the own turn: another one, if three of this face showed. */
  readonly again: Face | 0;
}

export const START_HEARTS = 10;

export const NO_EFFECT: KeepEffect = {
  dice: 0,
  rerolls: 0,
  rerollEnergy: 0,
  rerollCounters: 0,
  freeReroll: 0,
  probe: 0,
  change: null,
  score: null,
  energyBonus: 0,
  healBonus: 0,
  healsOthers: 0,
  strike: null,
  attackStars: 0,
  attackBonus: 0,
  tokyoAttackBonus: 0,
  tokyoBonus: 0,
  neighbourDamage: 0,
  hitsAll: false,
  inflicts: null,
  escapes: false,
  cancelEnergy: 0,
  healEnergy: 0,
  hides: 0,
  ignores: 0,
  grudge: null,
  exitDamage: 0,
  deathStars: 0,
  revives: 0,
  heartLimit: START_HEARTS,
  hearts: 0,
  counters: 0,
  payOut: 0,
  copyEnergy: 0,
  discount: 0,
  purchaseStars: 0,
  looks: false,
  takes: false,
  snatches: false,
  tokyoStars: 0,
  transforms: false,
  underdogStars: 0,
  hoard: 0,
  peaceStars: 0,
  emptyEnergy: 0,
  again: 0,
};

/** What a discard card does, in this order. */
export interface DiscardEffect {
  readonly stars: number;
  readonly energy: number;
  readonly heal: number;
  /** Stars that every other monster loses. */
  readonly starsLost: number;
  /** The buyer takes Tokyo City; everybody there leaves. */
  readonly seizesTokyo: boolean;
  /** Another turn after this one. */
  readonly extraTurn: boolean;
  /** Every other monster loses half of its energy. */
  readonly halvesEnergy: boolean;
  readonly damage: { readonly to: 'buyer' | 'others' | 'all'; readonly amount: number } | null;
}

export const NO_DISCARD_EFFECT: DiscardEffect = {
  stars: 0,
  energy: 0,
  heal: 0,
  starsLost: 0,
  seizesTokyo: false,
  extraTurn: false,
  halvesEnergy: false,
  damage: null,
};
