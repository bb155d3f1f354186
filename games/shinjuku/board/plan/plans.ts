/** The MOVEs that a seat can pay for, ward by ward, the most promising first. */
import {
  CUSTOMERS,
  type Journey,
  type Payment,
  type ShinjukuView,
  type WardId,
  WEIGHT,
} from '@yamanote/games/shinjuku/rules';
import { type Seat, same } from '@yamanote/kernel';
import { journeysOf } from './hypothesis.ts';
import { cheapest, movePayments } from './payment.ts';

export interface WardPlans {
  readonly ward: WardId;
  readonly payments: readonly Payment[];
  /** What to pay with, unless one chooses otherwise. */
  readonly pay: Payment;
  /** Best first. */
  readonly journeys: readonly Journey[];
}

export interface Plan {
  readonly ward: WardId;
  readonly journey: Journey;
  readonly pay: Payment;
}

const known = new WeakMap<ShinjukuView, WardPlans[]>();

export function plansFor(view: ShinjukuView, seat: Seat): readonly WardPlans[] {
  const before = known.get(view);
  if (before !== undefined) return before;
  const payments = movePayments(view, seat);
  const value = (journey: Journey) => worthOf(journey, seat);
  const plans = journeysOf(view, seat)
    .flatMap(({ ward, journeys }): WardPlans[] => {
      const ways = payments.get(ward);
      if (ways === undefined) return [];
      const { pay } = cheapest(
        view,
        seat,
        ways.map((one) => ({ do: 'move', ward, pay: one }) as const),
      );
      return [{ ward, payments: ways, pay, journeys: journeys.toSorted((a, b) => value(b) - value(a)) }];
    })
    .sort((a, b) => value(b.journeys[0]) - value(a.journeys[0]));
  known.set(view, plans);
  return plans;
}

/** What a customer is worth to somebody whose collection is hidden, and what a card is worth. */
const THEIR_CUSTOMER = 2.2;
const THEIR_CARD = 0.8;

/** My points, less what it gives to the others, each of whom is one of several rivals. */
export function worthOf({ points, gains, incomes }: Journey, seat: Seat): number {
  const theirs = gains
    .flatMap((won, owner) => (owner === seat ? [] : won))
    .reduce((sum, customer) => sum + WEIGHT[CUSTOMERS.indexOf(customer)], 0);
  return points - (theirs * THEIR_CUSTOMER + incomes.length * THEIR_CARD) / (gains.length - 1);
}

/** The same plan among the plans as they are now: the same way for the same customers. */
export function planIn(plans: readonly WardPlans[], { ward, journey, pay }: Plan): Plan | null {
  const now = plans.find((plan) => plan.ward === ward);
  const still = now?.journeys.find(
    ({ path, alighted }) => same(path, journey.path) && same(alighted, journey.alighted),
  );
  if (now === undefined || still === undefined) return null;
  return { ward, journey: still, pay: now.payments.includes(pay) ? pay : now.pay };
}
