/** The ward cards: the draw pile, the discard pile and the hands. */
import type { Chance, Seat, Tell } from '@yamanote/kernel';
import { WARD_IDS, WARDS, type WardId, wardIndex } from './map.ts';
import type { Event, ShinjukuState as State } from './types.ts';

/** Turns up in a draw like any other card, and is no ward's. */
const KAIJU_CARD = 'kaiju';
export type Card = WardId | typeof KAIJU_CARD;

export const CARDS_AT_START: readonly number[] = WARDS.map(({ cards }) => cards);

/** By ward and number of copies, made once. */
const WEIGHTED: readonly (readonly (readonly [WardId, number])[])[] = WARDS.map(({ id, cards }) =>
  [...Array(cards + 1).keys()].map((copies) => [id, copies] as const),
);
const KAIJU_WEIGHTED = [KAIJU_CARD, 1] as const;

/** How many cards the draw pile has, the Kaiju's among them. */
function pileSize({ draw, kaiju }: State): number {
  let size = kaiju === 'deck' ? 1 : 0;
  for (let ward = 0; ward < draw.length; ward++) size += draw[ward];
  return size;
}

/** Whether a card can be drawn, if need be from the discards. */
export function hasCards(state: State): boolean {
  return state.discard.length > 0 || pileSize(state) > 0;
}

/** How many cards can be drawn now. A card is needed, so an empty pile is made anew of the discards. */
export function readyPile(state: State, tell: Tell<Event>): number {
  const size = pileSize(state);
  if (size > 0 || state.discard.length === 0) return size;
  for (const ward of state.discard) state.draw[ward]++;
  tell?.({ type: 'reshuffled', cards: state.discard.length });
  state.shuffledIn = state.discard.slice(state.discard.length - state.fanned);
  state.discard = [];
  state.fanned = 0;
  return pileSize(state);
}

/** One card is turned over. */
export function turnOver({ draw, kaiju }: State): Chance {
  const pick: (readonly [Card, number])[] = [];
  for (let ward = 0; ward < draw.length; ward++) if (draw[ward] > 0) pick.push(WEIGHTED[ward][draw[ward]]);
  if (kaiju === 'deck') pick.push(KAIJU_WEIGHTED);
  return { pick };
}

/** In alphabetical order, as chance goes through them: sorting them anew at every draw would take most of its time. */
const IN_ORDER: readonly number[] = WARD_IDS.map((_, ward) => ward).sort((a, b) =>
  WARD_IDS[a] < WARD_IDS[b] ? -1 : 1,
);
const NO_CARDS: Readonly<Record<string, number>> = Object.fromEntries(IN_ORDER.map((ward) => [WARD_IDS[ward], 0]));

/** Several cards are drawn together. */
export function drawCards({ draw, kaiju }: State, count: number): Chance {
  const from = { ...NO_CARDS };
  for (let ward = 0; ward < draw.length; ward++) if (draw[ward] > 0) from[WARD_IDS[ward]] = draw[ward];
  if (kaiju === 'deck') from[KAIJU_CARD] = 1;
  return { draw: count, from };
}

/** Takes a drawn card off the pile; `null` if it was the Kaiju's, which leaves the game and brings it to the bay. */
export function takeDrawn(state: State, card: Card, tell: Tell<Event>): number | null {
  if (card === KAIJU_CARD) {
    state.kaiju = 'bay';
    tell?.({ type: 'kaiju-appeared' });
    return null;
  }
  const ward = wardIndex(card);
  state.draw[ward]--;
  return ward;
}

/** Puts cards on the discard pile together; they can be seen until others cover them. */
export function discard(state: State, cards: readonly number[]): void {
  for (const ward of cards) state.discard.push(ward);
  state.fanned = cards.length;
  state.shuffledIn = [];
}

export function takeFromHand({ hands }: State, seat: Seat, ward: number): void {
  hands[seat].splice(hands[seat].indexOf(ward), 1);
}
