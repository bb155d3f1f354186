/** What a payment for an action counts as, for those who show it before it is made. */
import { editionOf } from './editions.ts';
import { bit, connectionIndex, stationIndex, WARD_OF, wardIndex } from './map.ts';
import type { Action, Frame, PaidAs, Payment, ShinjukuState as State } from './types.ts';

type Moment = Pick<State, 'options' | 'stack'>;

export function paidAs(moment: Moment, action: Action, payment: Payment): PaidAs {
  if (payment === 'three') return 'three';
  return (wardsFor(moment, action) & bit(wardIndex(payment))) === 0 ? 'joker' : 'itself';
}

/** The wards whose own cards pay for an action, as bits. */
function wardsFor({ options, stack }: Moment, action: Action): number {
  switch (action.do) {
    case 'move':
      return bit(wardIndex(action.ward));
    case 'open':
    case 'upgrade':
      return bit(WARD_OF[stationIndex(action.station)]);
    case 'extend': {
      const { connection: first } = stack[stack.length - 1] as Extract<Frame, { kind: 'extend' }>;
      return editionOf({ options }).doubleWards(first, connectionIndex(action.connection));
    }
    default:
      return 0;
  }
}
