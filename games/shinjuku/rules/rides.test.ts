/** The search for rides against playing every ride there is, by the rules themselves. */
import { apply, chooseAtRandom, fastRng, legal, playOut, type Seat, start } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { countOf } from './customers.ts';
import { journeys } from './forecast.ts';
import { shinjuku } from './index.ts';
import { WARD_IDS, wardIndex } from './map.ts';
import { incomes, START_FRAMES, winnings } from './move.ts';
import { playedAt } from './played-at.ts';
import { CUSTOMERS } from './tokens.ts';
import type { ShinjukuOptions, ShinjukuState as State, Trip } from './types.ts';

/** Wards with more ways than this are left out. */
const MOST_STEPS = 3000;

/** By who wins whom: the fewest INCOMEs for others, and the shortest way with these; `null` if there are too many ways. */
function everyRide(state: State, ward: number): Map<string, number[]> | null {
  const best = new Map<string, number[]>();
  let steps = 0;
  const setOff = shinjuku.clone(state);
  setOff.stack = [START_FRAMES[ward]];
  const open = [setOff];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const action of legal(shinjuku, next, next.turn as Seat)) {
      if (++steps > MOST_STEPS) return null;
      const after = shinjuku.clone(next);
      after.lastMove = null;
      // Somebody's turn follows, and INCOMEs before it: none of it matters once the group has arrived.
      after.stack.unshift({ kind: 'action' });
      apply(shinjuku, after, next.turn as Seat, action);
      if (after.lastMove === null) {
        after.stack = after.stack.filter(({ kind }) => kind !== 'action');
        open.push(after);
        continue;
      }
      const { path, alighted }: Trip = after.lastMove;
      const gains = winnings(state.buildings, path, alighted, state.hands.length);
      const key = keyOf(gains.map((won) => won.map((customer) => CUSTOMERS[customer])));
      const figures = [incomes(state.tracks, path, state.turn as Seat).length, path.length];
      const known = best.get(key);
      if (known === undefined || figures[0] < known[0] || (figures[0] === known[0] && figures[1] < known[1])) {
        best.set(key, figures);
      }
    }
  }
  return best;
}

const keyOf = (gains: readonly (readonly string[])[]) => JSON.stringify(gains.map((won) => won.toSorted()));

function searched(state: State, ward: number): Map<string, number[]> {
  const found = journeys(state, state.turn as Seat, ward, Number.POSITIVE_INFINITY);
  return new Map(found.map(({ gains, incomes: others, path }) => [keyOf(gains), [others.length, path.length]]));
}

const MIXES: [seats: number, Partial<ShinjukuOptions>][] = [
  [2, {}],
  [4, {}],
  [3, { kaiju: true }],
  [2, { edition: 'r12' }],
  [3, { edition: 'r12' }],
];

test.each(MIXES)('in random matches of %i with %j the search misses no ride', (seats, mix) => {
  const { options } = playedAt({}, mix, seats);
  const rng = fastRng(JSON.stringify([seats, mix]));
  let compared = 0;
  for (let match = 0; match < 3; match++) {
    const state = start(shinjuku, seats, options);
    while (state.stack.length > 0) {
      playOut(shinjuku, state, rng, chooseAtRandom(rng), 30);
      if (state.stack.at(-1)?.kind !== 'action') continue;
      for (const [ward, crowd] of state.crowds.entries()) {
        const every = countOf(crowd) > 1 ? everyRide(state, ward) : null;
        if (every === null) continue;
        expect(searched(state, ward), WARD_IDS[ward]).toEqual(every);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test.each(['retail', 'r12'] as const)(
  'of two ways to a station in %s both are followed, as they go on differently',
  (edition) => {
    const state = playedAt(
      {
        players: [{ hand: ['chuo'] }, {}],
        buildings: { 'monzen-nakacho': { owner: 0, shop: 'food' }, tokyo: { owner: 0, shop: 'books' } },
        tracks: { 'hatchobori~monzen-nakacho': 0, 'kachidoki~monzen-nakacho': 0, 'hatchobori~tokyo': 0 },
        crowds: { chuo: ['food', 'books'] },
      },
      { edition },
    );
    const [best] = journeys(state, 0, wardIndex('chuo'), 1);
    expect(best.path).toEqual(['kachidoki', 'monzen-nakacho', 'hatchobori', 'tokyo']);
    expect(best.gains[0]).toEqual(['food', 'books']);
  },
);
