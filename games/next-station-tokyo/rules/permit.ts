/** What the cards of a round allow. */
import {
  CARD_IDS,
  CARDS,
  type CardId,
  EFFECT_IDS,
  EFFECTS,
  type EffectId,
  LAST_UNDERGROUND,
  SYMBOLS,
  type SymbolId,
} from './cards.ts';
import type { NextStationState as State } from './types.ts';

export interface Permit {
  /** The number of the symbol that the segment must lead to, in the order of SYMBOLS; ANY_SYMBOL for a joker. */
  readonly symbol: number;
  /** Beside one other line. */
  readonly double: boolean;
  /** From any station of the line. */
  readonly branch: boolean;
  readonly extend: boolean;
  readonly circle: boolean;
}

export const ANY_SYMBOL = -1;

/** By card, whether the switch came before it, and the effect that works; made once. */
const PERMITS: ReadonlyMap<CardId, readonly Permit[]> = new Map(
  Object.values(CARDS).map((card) => [
    card.id,
    [false, true].flatMap((switched) =>
      [null, ...EFFECT_IDS].map((id): Permit => {
        const effect = id === null ? null : EFFECTS[id];
        const joker = card.symbol === null || effect?.joker === true;
        return {
          symbol: joker ? ANY_SYMBOL : SYMBOLS.indexOf(card.symbol as SymbolId),
          double: card.doubleTrack || effect?.joker === true,
          branch: switched || effect?.branch === true,
          extend: effect?.extend === true,
          circle: effect?.circle === true,
        };
      }),
    ),
  ]),
);

/** What is allowed with a card; `effect` is the one that it sets off, if any. */
function permitOf(card: CardId, switched: boolean, effect: EffectId | null): Permit {
  const row = PERMITS.get(card) as readonly Permit[];
  const column = effect === null ? 0 : 1 + EFFECT_IDS.indexOf(effect);
  return row[column + (switched ? row.length / 2 : 0)];
}

/** The effect that a revealed card sets off in a phase: only its own symbol does, never a joker. */
export function effectOf(state: State, phase: number, card: CardId): EffectId | null {
  const { symbols, effects } = state;
  return phase < effects.length && CARDS[card].symbol === symbols[phase] ? effects[phase] : null;
}

/** What a seat may do in the round it has come to. */
export function permitFor(state: State, seat: number): Permit {
  const phase = state.phases[seat];
  const cards = state.deal[phase];
  const last = state.revealed[seat] - 1;
  const switched = last > 0 && BRANCHING.includes(cards[last - 1]);
  return permitOf(cards[last], switched, effectOf(state, phase, cards[last]));
}

const BRANCHING: readonly CardId[] = CARD_IDS.filter((id) => CARDS[id].branch);

/** The number of the round in which so many cards lie open: the switch and the card after it make one. */
export function roundAt(cards: readonly CardId[], revealed: number): number {
  let round = revealed;
  for (let i = 0; i < revealed - 1; i++) if (BRANCHING.includes(cards[i])) round--;
  return round;
}

/** Whether the round in which so many cards lie open is the last of its phase. */
export function isLastRound(cards: readonly CardId[], revealed: number): boolean {
  let underground = 0;
  for (let i = 0; i < revealed; i++) if (CARDS[cards[i]].underground) underground++;
  return underground === LAST_UNDERGROUND;
}
