import type { MachiKoroState } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';

/** Stands in until the real one is here. */
export function evaluate(state: MachiKoroState, seat: Seat): number {
  return state.landmarks[seat].filter((l) => l > 0).length * 100 + state.coins[seat];
}
