/** Worlds to try bots in: matches by the quick policy, in all kinds of tables. */
import { CHANCE, OVER } from '@yamanote/bots';
import { type ShinjukuOptions, shinjuku } from '@yamanote/games/shinjuku/rules';
import { begin } from '@yamanote/games/testing/matches';
import { apply, chanceOf, fastRng, sample } from '@yamanote/kernel';
import { policy } from '../policy/policy.ts';
import { happen } from '../twin/chance.ts';
import { actorOf, play } from '../twin/flow.ts';
import { pack, type World } from '../twin/world.ts';

const TABLES: readonly (readonly [seats: number, options: Partial<ShinjukuOptions>])[] = [
  [2, {}],
  [2, { edition: 'r12' }],
  [3, { ceo: true, kaiju: true }],
  [4, { edition: 'r12', deptRelocation: 'any' }],
  [4, { kaiju: true, deptRelocation: 'marked-only' }],
];

/** Every world of a match for each table, before anybody acts; it is the same object again and again. */
export function* playedWorlds(seed: string): Generator<World> {
  for (const [n, [seats, options]] of TABLES.entries()) {
    const rng = fastRng(`${seed} ${n}`);
    const state = begin(shinjuku, seats, options);
    while (state.turn === null) apply(shinjuku, state, 'chance', sample(chanceOf(shinjuku, state), rng));
    const world = pack(state);
    for (let by = actorOf(world); by !== OVER; by = actorOf(world)) {
      yield world;
      if (by === CHANCE) happen(world, rng);
      else play(world, policy(world, rng));
    }
    yield world;
  }
}
