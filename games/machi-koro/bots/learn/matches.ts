/** The matches that are learned from: all kinds, the usual ones more often. */
import { type MachiKoroOptions, machiKoro } from '@yamanote/games/machi-koro/rules';
import { start } from '@yamanote/kernel';
import { pack, type World } from '../twin/world.ts';

interface Mix {
  seats: number;
  beginnerLimit: boolean;
  display: MachiKoroOptions['display'];
}

const PLAIN = { beginnerLimit: false, display: 'full' } as const;

export const MIXES: readonly Mix[] = [
  { ...PLAIN, seats: 2 },
  { ...PLAIN, seats: 4 },
  { ...PLAIN, seats: 2 },
  { ...PLAIN, seats: 3 },
  { ...PLAIN, seats: 2 },
  { ...PLAIN, seats: 4 },
  { ...PLAIN, seats: 2 },
  { ...PLAIN, seats: 2, display: 'changing' },
  { ...PLAIN, seats: 2 },
  { ...PLAIN, seats: 4, display: 'changing' },
  { ...PLAIN, seats: 2, beginnerLimit: true },
  { seats: 3, beginnerLimit: true, display: 'changing' },
];

/** Match number n as it begins. */
export function beginning(n: number): World {
  const { seats, ...options } = MIXES[n % MIXES.length];
  return pack(start(machiKoro, seats, { edition: 'base', first: 'random', ...options }));
}

/** No match of sound players takes so many turns; one that does is left unfinished. */
export const MOST_TURNS = 600;
