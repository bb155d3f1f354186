/** Which cards a phase may still bring. */
import {
  CARD_IDS,
  CARDS,
  type CardId,
  LAST_UNDERGROUND,
  type NextStationState as State,
  SYMBOLS,
  type SymbolId,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';

/**
 * The cards of the running phase that a seat has answered. One that lies open is left out: at own pace it was turned up in an
 * imagined world by the very answer that is to be judged, and could have been any.
 */
export function answeredBy({ deal, phases, revealed, stack }: State, seat: Seat): readonly CardId[] {
  const cards = deal[phases[seat]];
  let answered = revealed[seat];
  const { kind } = stack[stack.length - 1];
  if (answered > 0 && (kind === 'own-pace' || kind === 'draw')) {
    answered--;
    if (answered > 0 && CARDS[cards[answered - 1]].branch) answered--;
  }
  return cards.slice(0, answered);
}

/** How many rounds will show each symbol, and how many a joker, as means. */
export interface Rounds {
  /** In the order of SYMBOLS. */
  symbols: number[];
  jokers: number;
}

/** An underground card comes for certain; any other unless it lies behind the last of those. */
export function roundsToCome(answered: readonly CardId[]): Rounds {
  const rounds: Rounds = { symbols: SYMBOLS.map(() => 0), jokers: 0 };
  const underground = LAST_UNDERGROUND - answered.filter((id) => CARDS[id].underground).length;
  if (underground === 0) return rounds;
  for (const id of CARD_IDS) {
    if (answered.includes(id)) continue;
    addRound(rounds, id, CARDS[id].underground ? 1 : underground / (underground + 1));
  }
  return rounds;
}

/** The switch is no round of its own: the card after it is. */
export function addRound(rounds: Rounds, card: CardId, odds: number): void {
  const { symbol, branch } = CARDS[card];
  if (symbol !== null) rounds.symbols[SYMBOLS.indexOf(symbol as SymbolId)] += odds;
  else if (!branch) rounds.jokers += odds;
}

export interface NextCards {
  /** One card, or the switch and the card after it. */
  cards: readonly CardId[];
  odds: number;
}

/** Every way in which the next round may begin. */
export function nextCards(answered: readonly CardId[]): NextCards[] {
  const left = CARD_IDS.filter((id) => !answered.includes(id));
  return left.flatMap((id) => {
    const odds = 1 / left.length;
    if (!CARDS[id].branch) return [{ cards: [id], odds }];
    const second = left.filter((other) => other !== id);
    return second.map((other) => ({ cards: [id, other], odds: odds / second.length }));
  });
}
