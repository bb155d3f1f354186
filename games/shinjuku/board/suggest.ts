/** Of the answers that what is tapped leaves open, the one that is meant unless one says otherwise: the cheapest. */
import { type Action, customerIndex, type Payment, type ShinjukuView, WEIGHT } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { pointsOf } from './plan/hypothesis.ts';
import { cheapest } from './plan/payment.ts';
import { targets } from './targets.ts';

type Paid = Action & { readonly pay: Payment };

export function suggest(answers: readonly Action[], view: ShinjukuView): Action | null {
  const paid = answers.filter((answer): answer is Paid => 'pay' in answer);
  const seat = view.turn;
  if (seat === null || paid.length === 0 || paid.length < answers.length || !atOnePlace(paid)) return null;
  const kind = paid[0].do === 'upgrade' ? leastWorth(view, seat, paid) : paid;
  return cheapest(view, seat, kind);
}

function atOnePlace(paid: readonly Paid[]): boolean {
  return new Set(paid.map((answer) => targets(answer)[0])).size === 1;
}

/** Of the customers that could be given for an upgrade, one whose loss costs least. */
function leastWorth(view: ShinjukuView, seat: Seat, paid: readonly Paid[]): readonly Paid[] {
  const mine = view.collections[seat] ?? [];
  const without = (answer: Paid) => {
    const customer = answer.do === 'upgrade' ? customerIndex(answer.customer) : -1;
    const rest = mine.toSpliced(mine.indexOf(customer), 1);
    const collections = view.collections.map((collection, i) => (i === seat ? rest : collection));
    return (pointsOf({ ...view, collections }, seat) ?? 0) - WEIGHT[customer] / 100;
  };
  const most = Math.max(...paid.map(without));
  return paid.filter((answer) => without(answer) === most);
}
