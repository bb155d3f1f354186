/** What is left of a pile, as chance draws from it. The order of what is left does not exist. */
import type { Chance, ChanceRule } from '@yamanote/kernel';
import { CARD_IDS, type CardId, EFFECT_IDS, type EffectId, SYMBOLS, type SymbolId } from './cards.ts';
import type { Event, FrameOf, NextStationState as State } from './types.ts';

/** One of those that have not been drawn. */
function oneOf<T extends string>(all: readonly T[], drawn: readonly T[]): Chance {
  return { pick: all.filter((id) => !drawn.includes(id)).map((id) => [id, 1]) };
}

/** By the set of station cards that are out: the same few descriptions come up again and again. */
const NEXT_CARD: Chance[] = Array(2 ** CARD_IDS.length).fill(null);
const CARD_BIT: ReadonlyMap<CardId, number> = new Map(CARD_IDS.map((id, i) => [id, 1 << i]));

export function nextCard(drawn: readonly CardId[]): Chance {
  let out = 0;
  for (const card of drawn) out |= CARD_BIT.get(card) as number;
  NEXT_CARD[out] ??= oneOf(CARD_IDS, drawn);
  return NEXT_CARD[out];
}

export const symbol: ChanceRule<State, FrameOf<'symbol'>, Event> = {
  is: 'chance',
  of: ({ symbols }) => oneOf(SYMBOLS, symbols),
  happen(state, _frame, drawn: SymbolId) {
    state.symbols.push(drawn);
  },
};

export const effect: ChanceRule<State, FrameOf<'effect'>, Event> = {
  is: 'chance',
  of: ({ effects }) => oneOf(EFFECT_IDS, effects),
  happen(state, _frame, drawn: EffectId, tell) {
    state.effects.push(drawn);
    const phase = state.effects.length - 1;
    if (state.options.pace === 'own') return;
    tell?.({ type: 'effect-revealed', phase, symbol: state.symbols[phase], effect: drawn, only: null });
  },
};
