import type { Seat } from '@yamanote/kernel';
import type { MachiKoroState as State } from './types.ts';

/** Moves what is due, or what there is; the rest is lost. Says how much was paid. */
export function transfer(state: State, from: Seat, to: Seat, due: number): number {
  const coins = Math.min(due, state.coins[from]);
  state.coins[from] -= coins;
  state.coins[to] += coins;
  return coins;
}
