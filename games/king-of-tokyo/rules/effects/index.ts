import type { CardId, KeepId } from '../cards.ts';
import type { Kept, Monster } from '../types.ts';
import { discarding } from './discarding.ts';
import { type DiscardEffect, type KeepEffect, NO_DISCARD_EFFECT, NO_EFFECT } from './effect.ts';
import { fighting } from './fighting.ts';
import { rolling } from './rolling.ts';
import { scoring } from './scoring.ts';
import { surviving } from './surviving.ts';
import { trading } from './trading.ts';

type DiscardId = Exclude<CardId, KeepId>;

const KEEP: Readonly<Record<KeepId, Partial<KeepEffect>>> = {
  ...rolling,
  ...scoring,
  ...fighting,
  ...surviving,
  ...trading,
};

function complete<K extends string, E>(effects: Readonly<Record<K, Partial<E>>>, none: E): Readonly<Record<K, E>> {
  const entries = Object.entries(effects) as [K, Partial<E>][];
  return Object.fromEntries(entries.map(([id, effect]) => [id, { ...none, ...effect }])) as Record<K, E>;
}

/** A map, because objects with so many keys are slow to look into. */
const KEEP_EFFECTS = new Map(Object.entries(complete<KeepId, KeepEffect>(KEEP, NO_EFFECT)));
const DISCARD_EFFECTS = complete<DiscardId, DiscardEffect>(discarding, NO_DISCARD_EFFECT);

/** The card that works: the copied one, if this is a copy. */
export function workingCard(kept: Kept): KeepId {
  return kept.copies === null ? kept.card : kept.copies.card;
}

export function effectOf(kept: Kept): KeepEffect {
  return KEEP_EFFECTS.get(kept.copies === null ? kept.card : kept.copies.card) as KeepEffect;
}

/** What a card does by itself, even while it copies another. */
export function ownEffectOf(card: KeepId): KeepEffect {
  return KEEP_EFFECTS.get(card) as KeepEffect;
}

export function discardEffectOf(card: CardId): DiscardEffect {
  return DISCARD_EFFECTS[card as DiscardId];
}

type Numbers = { [K in keyof KeepEffect]: KeepEffect[K] extends number ? K : never }[keyof KeepEffect];

/** A hook's numbers of all cards together. */
export function sum(monster: Monster, hook: Numbers): number {
  const { cards } = monster;
  let total = 0;
  for (let i = 0; i < cards.length; i++) total += effectOf(cards[i])[hook];
  return total;
}

/** The first card that has this hook, from number `from` on; -1 if there is none. */
export function find(monster: Monster, hook: keyof KeepEffect, from = 0): number {
  const { cards } = monster;
  for (let i = from; i < cards.length; i++) if (effectOf(cards[i])[hook]) return i;
  return -1;
}

export function has(monster: Monster, hook: keyof KeepEffect): boolean {
  return find(monster, hook) >= 0;
}

/** The name of the first card that has this hook, which some card must have. */
export function nameOf(monster: Monster, hook: keyof KeepEffect): KeepId {
  return workingCard(monster.cards[find(monster, hook)]);
}

export { START_HEARTS } from './effect.ts';
