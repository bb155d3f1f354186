import { type KingOfTokyoState, kingOfTokyo, winnersOf } from '@yamanote/games/king-of-tokyo/rules';
import { begin } from '@yamanote/games/testing/matches';
import { rngFamily } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { keepOf } from '../dice/roll-plan.ts';
import { model } from '../model.ts';
import { actionOf } from '../moves.ts';
import { worldOf } from '../world.ts';
import { AIMS } from './aims.ts';
import { planFor } from './plans.ts';

type Monster = KingOfTokyoState['monsters'][number];

function at(monsters: readonly Partial<Monster>[], change: Partial<KingOfTokyoState> = {}): KingOfTokyoState {
  const state = begin(kingOfTokyo, monsters.length, { monsters: 'seats', first: 0 });
  for (const [seat, monster] of monsters.entries()) Object.assign(state.monsters[seat], monster);
  return Object.assign(state, { active: 0, turn: 1, ...change });
}

const kept = (state: KingOfTokyoState, dice: readonly number[]) =>
  keepOf(planFor(AIMS, state, 6, 1), dice as KingOfTokyoState['dice'], 1);

test('claws are kept where they may kill, hearts where they are needed, numbers where they win', () => {
  const dice = [2, 2, 4, 4, 5, 5];
  expect(kept(at([{}, { place: 'city', hearts: 3 }]), dice)).toEqual([5, 5]);
  expect(kept(at([{ hearts: 1 }, {}, { place: 'city' }, {}]), dice)).toContain(4);
  expect(kept(at([{ stars: 18 }, { place: 'city' }, {}, {}]), dice)).toEqual([2, 2]);
});

test('a plan is made once', () => {
  const state = at([{}, {}]);
  expect(planFor(AIMS, state, 6, 2)).toBe(planFor(AIMS, kingOfTokyo.clone(state), 6, 2));
});

test('stars that win are bought before anything else', () => {
  const state = at([{ stars: 17, energy: 9 }, {}], {
    stack: [{ kind: 'buy' }],
    display: ['apartment-building', 'extra-head', 'acid-attack'],
  });
  expect(actionOf(model.policy(worldOf(state), rngFamily('buy')(0)))).toEqual({
    do: 'buy',
    card: 'apartment-building',
  });
});

test('the policy beats random answers', () => {
  const rngs = rngFamily('policy against random');
  let won = 0;
  for (let match = 0; match < 60; match++) {
    const seat = match % 2;
    const rng = rngs(match);
    const world = worldOf(begin(kingOfTokyo, 2));
    while (world.next !== null) {
      if (world.next === 'chance') model.happen(world, rng);
      else if (world.next === seat) model.play(world, model.policy(world, rng));
      else {
        const moves: number[] = [];
        const count = model.moves(world, moves);
        model.play(world, moves[rng.below(count)]);
      }
    }
    if (winnersOf(world.state).includes(seat)) won++;
  }
  // Who answers at random rolls as well as anybody here, so that all else has to make the difference.
  expect(won).toBeGreaterThan(40);
});
