import type { Seat, Standing } from '@yamanote/kernel';
import { hasAllLandmarks } from './build.ts';
import { type MachiKoroState as State, UNBUILT } from './types.ts';

/** Only the winner counts. Behind it seats are listed by landmarks, then coins; equal ones share a place. */
export function standing(state: State): Standing {
  const seats = state.coins.map((_, seat) => seat);
  const scores = seats.map((seat) => state.landmarks[seat].filter((landmark) => landmark !== UNBUILT).length);
  const ahead = (a: Seat, b: Seat) =>
    scores[a] > scores[b] || (scores[a] === scores[b] && state.coins[a] > state.coins[b]);
  return {
    winners: seats.filter((seat) => hasAllLandmarks(state, seat)),
    scores,
    places: seats.map((seat) => 1 + seats.filter((other) => ahead(other, seat)).length),
  };
}
