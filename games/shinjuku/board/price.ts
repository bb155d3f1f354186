/** What answers cost, to be said wherever one decides. */
import type { Language } from '@yamanote/games/room';
import type { Action, PaidAs, Payment, ShinjukuView, WardId } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { paidAs, threeToSpare } from './plan/payment.ts';
import type { Sight } from './shown.ts';
import { targets } from './targets.ts';
import { boardWords, wardName } from './words/index.ts';

type Costing = Action & { readonly pay: Payment };

/** Which cards go, and what they count as. Of any three, those that would be suggested. */
export interface Price {
  readonly as: PaidAs;
  readonly cards: readonly WardId[];
}

export function priceOf(view: ShinjukuView, action: Action): Price | null {
  if (!('pay' in action)) return null;
  const { pay } = action as Costing;
  const cards = pay === 'three' ? threeToSpare(view, view.viewer as Seat) : [pay];
  return { as: paidAs(view, action, pay), cards };
}

/** "card Ōta", "Ōta as a joker", "3 cards: Ōta, Kita, Adachi"; `null` for what costs nothing. */
export function priceText({ view, language }: Pick<Sight, 'view' | 'language'>, action: Action): string | null {
  const price = priceOf(view, action);
  if (price === null) return null;
  return cardsText(language, price.as, price.cards);
}

/** Equal cards are counted. */
export function cardsText(language: Language, as: PaidAs, cards: readonly WardId[]): string {
  const words = boardWords[language];
  const wards = [...new Set(cards)].map((ward) => {
    const count = cards.filter((card) => card === ward).length;
    return words.card({ ward: wardName(ward, language), count, why: [] });
  });
  return words.price({ as, cards: wards });
}

const ORDER: readonly PaidAs[] = ['itself', 'joker', 'three'];

/** By the first thing that one taps for an answer: the cheapest way to pay for it. What is free is not in it. */
export function cheapestByPlace(view: ShinjukuView, answers: readonly Action[]): ReadonlyMap<string, Costing> {
  const rank = (action: Costing) => ORDER.indexOf(paidAs(view, action, action.pay));
  const cheapest = new Map<string, Costing>();
  for (const answer of answers) {
    if (!('pay' in answer)) continue;
    const [place] = targets(answer);
    const before = cheapest.get(place);
    if (before === undefined || rank(answer) < rank(before)) cheapest.set(place, answer);
  }
  return cheapest;
}
