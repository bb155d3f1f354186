import { CARD_IDS, EFFECT_IDS, GOAL_IDS, PENCILS, SYMBOLS } from './cards.ts';
import { pencilsLeft } from './pencils.ts';
import type { NextStationState as State } from './types.ts';

/** Every card of every pile and every pencil is in one place: out, or still in its pile. */
export function census(state: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (name: string, all: readonly string[], out: readonly string[]) => {
    for (const id of all) count[`${name} ${id}`] = Math.max(1, out.filter((one) => one === id).length);
  };
  state.deal.forEach((cards, phase) => {
    add(`phase ${phase + 1}`, CARD_IDS, cards);
  });
  add('symbol', SYMBOLS, state.symbols);
  add('effect', EFFECT_IDS, state.effects);
  add('goal', GOAL_IDS, state.goals);
  const laid = state.pencils.filter((pencil) => pencil !== null);
  add('pencil', PENCILS, [...laid, ...pencilsLeft(state)]);
  return count;
}
