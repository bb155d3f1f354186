import type { Seat, Standing } from '@yamanote/kernel';
import { editionOf } from './editions.ts';
import type { ShinjukuState as State } from './types.ts';

/** Seats are compared by their score, then by what breaks ties, one after the other. */
export function standing(state: State): Standing {
  const { collections, stars } = state;
  const seats = collections.map((_, seat) => seat);
  const { points, tieBreaks } = editionOf(state);
  const measures = seats.map((seat) => [points(collections[seat], stars[seat]), ...tieBreaks(state, seat)]);
  const ahead = (a: Seat, b: Seat) => {
    const at = measures[a].findIndex((measure, i) => measure !== measures[b][i]);
    return at >= 0 && measures[a][at] > measures[b][at];
  };
  const places = seats.map((seat) => 1 + seats.filter((other) => ahead(other, seat)).length);
  return {
    winners: state.stack.length > 0 ? [] : seats.filter((seat) => places[seat] === 1),
    scores: measures.map(([score]) => score),
    places,
  };
}
