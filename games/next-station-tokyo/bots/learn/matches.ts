/** The matches that are learned from: all kinds, the usual ones more often. */
import { type NextStationOptions, nextStation } from '@yamanote/games/next-station-tokyo/rules';
import { apply, chanceOf, type Rng, sample, start } from '@yamanote/kernel';
import { pack } from '../twin/pack.ts';
import type { World } from '../twin/world.ts';

interface Mix extends Pick<NextStationOptions, 'map' | 'effects' | 'goals'> {
  /** As if it were on a map of somebody's own. */
  strange?: true;
}

const [FIRST, SECOND] = ['tokyo-original-1', 'tokyo-original-2'];
const PLAIN = { map: FIRST, effects: false, goals: false };

const MIXES: readonly Mix[] = [
  PLAIN,
  { ...PLAIN, map: SECOND },
  PLAIN,
  { ...PLAIN, effects: true, goals: true },
  PLAIN,
  { ...PLAIN, strange: true },
  PLAIN,
  { ...PLAIN, map: SECOND },
  PLAIN,
  { ...PLAIN, goals: true },
  PLAIN,
  { ...PLAIN, map: SECOND, effects: true, strange: true },
];

/** Match number n as it begins, with its pencils and goals. */
export function beginning(n: number, rng: Rng): World {
  const { strange, ...options } = MIXES[n % MIXES.length];
  const state = start(nextStation, 1, { edition: 'base', pencils: 'dealt', pace: 'together', ...options });
  while (['pencil', 'goals'].includes(state.stack[state.stack.length - 1].kind)) {
    apply(nextStation, state, 'chance', sample(chanceOf(nextStation, state), rng));
  }
  const world = pack(state, 0);
  return strange ? { ...world, facts: { ...world.facts, house: -1 } } : world;
}
