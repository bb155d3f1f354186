/** Which cards to part with: the exact card, then a joker, then the three least useful ones; of several, the least useful. */
import {
  type Action,
  type PaidAs,
  type Payment,
  paidAs,
  played,
  type ShinjukuView,
  STATIONS_IN,
  WARD_IDS,
  type WardId,
  wardIndex,
} from '@yamanote/games/shinjuku/rules';
import { handOf, type JokerReason, jokerReason } from '@yamanote/games/shinjuku/words';
import { legal, type Seat, same } from '@yamanote/kernel';
import { asIfActing } from './hypothesis.ts';

export { handOf, type JokerReason, jokerReason, type PaidAs, paidAs };

/** How much a seat would miss a card of this ward: as a joker, for the customers there, for the empty stations. */
function usefulness(view: ShinjukuView, seat: Seat, ward: number): number {
  const joker = jokerReason(view, seat, ward) === null ? 0 : 4;
  const waiting = Math.min(
    4,
    view.crowds[ward].reduce((sum, count) => sum + count, 0),
  );
  const free = STATIONS_IN[ward].filter((station) => view.buildings[station] === null).length;
  return joker + waiting + free * 0.4;
}

/** By ward, what pays for a MOVE if the seat were to act now. */
export function movePayments(view: ShinjukuView, seat: Seat): ReadonlyMap<WardId, Payment[]> {
  const payments = new Map<WardId, Payment[]>();
  for (const action of legal(played, asIfActing(view, seat), seat)) {
    if (action.do === 'move') payments.set(action.ward, [...(payments.get(action.ward) ?? []), action.pay]);
  }
  return payments;
}

const ORDER: readonly PaidAs[] = ['itself', 'joker', 'three'];

/** Of answers that differ only in what they cost, the one to suggest. */
export function cheapest<A extends Action & { readonly pay: Payment }>(
  view: ShinjukuView,
  seat: Seat,
  actions: readonly A[],
): A {
  const loss = ({ pay }: A) => (pay === 'three' ? 0 : usefulness(view, seat, wardIndex(pay)));
  const rank = (action: A) => ORDER.indexOf(paidAs(view, action, action.pay));
  return actions.toSorted((a, b) => rank(a) - rank(b) || loss(a) - loss(b))[0];
}

/** The three cards that the seat can best do without, in the order of WARDS. */
export function threeToSpare(view: ShinjukuView, seat: Seat): WardId[] {
  return (
    handOf(view, seat)
      .flatMap((count, ward) => Array.from({ length: count }, (_, copy) => ({ ward, copy })))
      // A second card of the same ward is missed less than the first.
      .toSorted((a, b) => lossOf(view, seat, a) - lossOf(view, seat, b))
      .slice(0, 3)
      .map(({ ward }) => ward)
      .sort((a, b) => a - b)
      .map((ward) => WARD_IDS[ward])
  );
}

/** To pay with them, as an answer. */
export function leastUseful(view: ShinjukuView, seat: Seat, actions: readonly Action[]): Action | null {
  const wanted: Action = { do: 'spend', cards: threeToSpare(view, seat) };
  return actions.find((action) => same(action, wanted)) ?? null;
}

function lossOf(view: ShinjukuView, seat: Seat, { ward, copy }: { ward: number; copy: number }): number {
  return usefulness(view, seat, ward) / (copy + 1);
}
