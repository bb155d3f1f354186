/** What every language does alike before it puts something into words. */
import {
  type ConnectionId,
  CUSTOMERS,
  type CustomerId,
  type Good,
  type StationId,
} from '@yamanote/games/shinjuku/rules';

/** Customers of one kind: what they want, and whether they are premium. */
export interface Party {
  good: Good;
  premium: boolean;
  count: number;
}

export function partyOf(customer: CustomerId, count = 1): Party {
  const premium = customer.endsWith('*');
  return { good: (premium ? customer.slice(0, -1) : customer) as Good, premium, count };
}

/** Equal customers together, in the order of CUSTOMERS. */
export function parties(customers: readonly CustomerId[]): Party[] {
  return CUSTOMERS.flatMap((id) => {
    const count = customers.filter((customer) => customer === id).length;
    return count === 0 ? [] : [partyOf(id, count)];
  });
}

export function endsOf(connection: ConnectionId): [from: StationId, to: StationId] {
  return connection.split('~') as [StationId, StationId];
}
