/** What can be tapped has an id. */
import type { ConnectionId, CustomerId, Good, Payment, StationId, WardId } from '@yamanote/games/shinjuku/rules';

export const target = {
  ward: (ward: WardId) => `ward:${ward}`,
  station: (station: StationId) => `station:${station}`,
  connection: (connection: ConnectionId) => `connection:${connection}`,
  pay: (payment: Payment) => `pay:${payment}`,
  customer: (customer: CustomerId) => `customer:${customer}`,
  good: (good: Good) => `good:${good}`,
};
