import { editionOf, type ShinjukuView } from './rules/index.ts';

/** How many stores there are, how full the bag is, and, only where collections lie open, who is ahead. */
export function glance(view: ShinjukuView) {
  const { stack, turn, buildings, bagLevel, trigger, lastRound, options } = view;
  if (stack.length === 0 || turn === null) return null;
  const stores = buildings.filter((building) => building !== null).length;
  return {
    stores,
    bag: bagLevel,
    isLast: trigger !== null || lastRound,
    ahead: options.openCollections ? ahead(view) : null,
  };
}

function ahead(view: ShinjukuView) {
  const { points } = editionOf(view);
  const scores = view.collections.map((collection, seat) => points(collection ?? [], view.stars[seat] ?? 0));
  const most = Math.max(...scores);
  const seats = scores.flatMap((score, seat) => (score === most ? seat : []));
  return seats.length === scores.length ? null : { seats, points: most };
}
