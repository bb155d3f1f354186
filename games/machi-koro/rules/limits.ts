import type { Seat } from '@yamanote/kernel';
import { BEGINNER_LIMIT, ESTABLISHMENTS, PURPLE_LIMIT } from './cards.ts';
import type { MachiKoroOptions, MachiKoroState as State } from './types.ts';

/** More than there are of any card: as good as no limit. */
const NO_LIMIT = 100;

function limits(others: number): readonly number[] {
  return ESTABLISHMENTS.map(({ colour }) => (colour === 'purple' ? PURPLE_LIMIT : others));
}
const ALWAYS = limits(NO_LIMIT);
const FOR_BEGINNERS = limits(BEGINNER_LIMIT);

/** By establishment: how many copies one player may own. */
export function limitsOf(options: MachiKoroOptions): readonly number[] {
  return options.beginnerLimit ? FOR_BEGINNERS : ALWAYS;
}

export function mayOwnMore(state: State, seat: Seat, card: number): boolean {
  return state.cities[seat][card] < limitsOf(state.options)[card];
}
