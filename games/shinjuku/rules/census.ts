import { editionOf } from './editions.ts';
import { CONNECTION_IDS, WARD_IDS } from './map.ts';
import { CUSTOMERS, SHOPS } from './tokens.ts';
import type { ShinjukuState as State } from './types.ts';

/** Every piece: customers, cards, stars, and what each player has built or still has to build. */
export function census(state: State): Record<string, number> {
  const { draw, discard, hands, queue, tracks, pieces } = state;
  const counts: Record<string, number> = {};
  for (const [customer, id] of CUSTOMERS.entries()) counts[id] = customersOf(state, customer);
  const lying = [...discard, ...hands.flat(), ...queue.map((slot) => slot.ward)];
  for (const [ward, id] of WARD_IDS.entries()) counts[`card ${id}`] = draw[ward];
  for (const ward of lying) counts[`card ${WARD_IDS[ward]}`]++;
  const left = editionOf(state).starStacks.slice(state.upgrades);
  counts.stars = [...left, ...state.stars].reduce((sum, stars) => sum + stars, 0);
  for (const [seat, supply] of state.supply.entries()) {
    counts[`track ${seat}`] = pieces[seat] + CONNECTION_IDS.filter((_, at) => tracks[at] === seat).length;
    for (const [shop, id] of SHOPS.entries()) {
      const built = state.buildings.filter((building) => building?.owner === seat && building.shop === shop).length;
      counts[`${id} ${seat}`] = supply[shop] + built;
    }
  }
  return counts;
}

function customersOf(state: State, customer: number): number {
  const { bag, gone, group, crowds, queue, collections, alighted } = state;
  const counted = [bag, gone, group, ...crowds, ...queue.map((slot) => slot.customers)];
  const listed = [...collections, alighted].flat();
  return counted.reduce((sum, place) => sum + place[customer], 0) + listed.filter((won) => won === customer).length;
}
