/** What every language does alike before it puts something into words. */
import {
  type ConnectionId,
  CUSTOMERS,
  type CustomerId,
  customerIndex,
  type Event,
  GOODS,
  type Good,
  goodOf,
  isHeavy,
  type ShinjukuOptions,
  type StationId,
} from '@yamanote/games/shinjuku/rules';

/** Customers who count as two are premium in the retail edition, double in the prototype. */
export type Heavy = 'premium' | 'double';

/** Customers of one kind: what they want, and whether each counts as two. */
export interface Party {
  readonly good: Good;
  readonly heavy: Heavy | null;
  readonly count: number;
}

type Edition = Pick<ShinjukuOptions, 'edition'>;

export function heavyOf(customer: number, { edition }: Edition): Heavy | null {
  return !isHeavy(customer) ? null : edition === 'r12' ? 'double' : 'premium';
}

export function partyOf(customer: CustomerId, edition: Edition, count = 1): Party {
  const index = customerIndex(customer);
  return { good: GOODS[goodOf(index)], heavy: heavyOf(index, edition), count };
}

/** Equal customers together, in the order of CUSTOMERS. */
export function partiesOf(customers: readonly CustomerId[], edition: Edition): Party[] {
  return CUSTOMERS.flatMap((id) => {
    const count = customers.filter((customer) => customer === id).length;
    return count === 0 ? [] : [partyOf(id, edition, count)];
  });
}

/** How many they are together. */
export function headsOf(parties: readonly Party[]): number {
  return parties.reduce((sum, { count }) => sum + count, 0);
}

/** An event with its customers as parties: what they are called depends on the edition, which no event names. */
export type Told<E> = {
  [K in keyof E]: K extends 'customers' ? readonly Party[] : K extends 'customer' ? Party : E[K];
};

export function toldIn(event: Event, edition: Edition): Told<Event> {
  return {
    ...event,
    ...('customers' in event && { customers: partiesOf(event.customers, edition) }),
    ...('customer' in event && { customer: partyOf(event.customer, edition, 'count' in event ? event.count : 1) }),
  } as Told<Event>;
}

export function endsOf(connection: ConnectionId): [from: StationId, to: StationId] {
  return connection.split('~') as [StationId, StationId];
}
