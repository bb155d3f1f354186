/** What the next round may bring, from the cards that a seat has not seen yet in this phase. */
import type { Seat } from '@yamanote/kernel';
import { CARD_IDS, CARDS, type CardId, LAST_UNDERGROUND, PHASES, SYMBOLS, type SymbolId } from './cards.ts';
import type { NextStationState as State } from './types.ts';

export interface NextRound {
  /** Cards that are still in the pile. */
  left: CardId[];
  /** Underground cards that are still to come; the phase ends with the last of them. */
  underground: number;
  /** How likely the next round leads to each symbol, and to any; a switch is followed by a second card. */
  symbols: Record<SymbolId, number>;
  joker: number;
  /** How likely one may branch off in it, and how likely it is the last of its phase. */
  branch: number;
  last: number;
}

/** `null` when the seat's phase has no further round, or its last line is drawn. */
export function nextRound(state: State, seat: Seat): NextRound | null {
  const phase = state.phases[seat];
  if (phase >= PHASES) return null;
  const seen = state.deal[phase].slice(0, state.revealed[seat]);
  const left = CARD_IDS.filter((card) => !seen.includes(card));
  const underground = LAST_UNDERGROUND - seen.filter((card) => CARDS[card].underground).length;
  if (underground === 0) return null;
  /** How likely the card that counts is one of these: turned up first, or after the switch. */
  const chance = (counts: (card: CardId) => boolean) => {
    const hits = left.filter((card) => !CARDS[card].branch && counts(card)).length;
    const switches = left.filter((card) => CARDS[card].branch).length;
    return hits / left.length + (switches / left.length) * (hits / Math.max(1, left.length - 1));
  };
  return {
    left,
    underground,
    symbols: Object.fromEntries(
      SYMBOLS.map((symbol) => [symbol, chance((card) => CARDS[card].symbol === symbol)]),
    ) as Record<SymbolId, number>,
    joker: chance((card) => CARDS[card].symbol === null),
    branch: left.filter((card) => CARDS[card].branch).length / left.length,
    last: underground === 1 ? chance((card) => CARDS[card].underground) : 0,
  };
}
