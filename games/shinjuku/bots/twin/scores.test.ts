import { type ShinjukuOptions, shinjuku } from '@yamanote/games/shinjuku/rules';
import { begin } from '@yamanote/games/testing/matches';
import { fastRng } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { pointsOf, shares } from './scores.ts';
import { pack } from './world.ts';

const TABLES: readonly (readonly [number, Partial<ShinjukuOptions>])[] = [
  [2, {}],
  [3, {}],
  [2, { edition: 'r12' }],
  [4, { edition: 'r12' }],
];

test.each(TABLES)('points and victory are those of the rules: %i seats, %o', (seats, options) => {
  for (let match = 0; match < 4; match++) {
    const state = begin(shinjuku, seats, options);
    for (const { by } of moments(shinjuku, state, fastRng(`scores ${seats} ${match}`))) {
      if (state.turn === null || (by !== null && state.done.length === 0)) continue;
      const { scores, winners } = shinjuku.standing(state);
      const world = pack(state);
      expect(scores.map((_, seat) => pointsOf(world, seat))).toEqual(scores);
      if (by !== null) continue;
      const values: number[] = [];
      shares(world, values);
      expect(values).toEqual(scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
    }
  }
});
