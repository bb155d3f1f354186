import { CHANCE, OVER } from '@yamanote/bots';
import { type NextStationState, nextStation, scorePad } from '@yamanote/games/next-station-tokyo/rules';
import { begin } from '@yamanote/games/testing/matches';
import { chooseAtRandom, fastRng, playOut } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { judgement } from '../index.ts';
import { actorOf, happen, happenAs, play } from '../twin/flow.ts';
import { legalMoves } from '../twin/moves.ts';
import { pack } from '../twin/pack.ts';
import { totalOf } from '../twin/sheet.ts';
import { PHASE, UNDERGROUND, type World } from '../twin/world.ts';
import { searchBeam } from './beam.ts';
import { hindsight } from './hindsight.ts';

function played(seats: number, options: object, seed: string): NextStationState {
  const state = begin(nextStation, seats, options);
  const rng = fastRng(seed);
  playOut(nextStation, state, rng, chooseAtRandom(rng));
  return state;
}

const MIXES = [
  { seats: 1, options: {} },
  { seats: 2, options: { effects: true, goals: true } },
  { seats: 3, options: { pace: 'own', effects: true, map: 'tokyo-original-2' } },
];

test.each(MIXES)('what is found is a sheet of that match, and counts what is said: %o', ({ seats, options }) => {
  const state = played(seats, options, `hindsight ${seats}`);
  for (let seat = 0; seat < seats; seat++) {
    const { own, best, sheet } = hindsight(state, seat, 30);
    expect(own).toBe(scorePad(state, seat).total);
    expect(best).toBeGreaterThan(own + 20);
    const redrawn = { ...state, sheets: state.sheets.with(seat, sheet) };
    expect(scorePad(redrawn, seat).total).toBe(best);
  }
});

test('a seat’s own sheet is the least that is found', () => {
  const state = begin(nextStation, 1);
  const rng = fastRng('own sheet');
  playOut(nextStation, state, rng, (_state, seat, choices) => {
    const view = nextStation.view(_state, seat);
    return judgement.expert?.(view, seat, rng, {})[0].answer ?? choices[0];
  });
  const { own, best } = hindsight(state, 0, 1);
  expect(best).toBeGreaterThanOrEqual(own);
});

test('with room for all, it finds what trying everything finds', () => {
  for (let deal = 0; deal < 4; deal++) {
    const world = nearTheEnd(`small ${deal}`);
    const chance = restOf(world, `small ${deal}`);
    const { total } = searchBeam(world, chance, Number.POSITIVE_INFINITY);
    expect(total).toBe(everything(world, chance));
    expect(searchBeam(world, chance, 1).total).toBeLessThanOrEqual(total);
  }
});

/** The last phase of a random match, with some underground cards already out. */
function nearTheEnd(seed: string): World {
  const world = pack(begin(nextStation, 1, { effects: true, goals: true }), 0);
  const rng = fastRng(seed);
  const moves: number[] = [];
  while (world.row[PHASE] < 3 || world.row[UNDERGROUND] < 2 || actorOf(world) !== CHANCE) {
    if (actorOf(world) === CHANCE) happen(world, rng);
    else play(world, moves[rng.below(legalMoves(world, moves))]);
  }
  return world;
}

/** What chance might do from there: answers change nothing about it. */
function restOf(world: World, seed: string): number[] {
  const after: World = { ...world, row: world.row.slice() };
  const rng = fastRng(`${seed} rest`);
  const cards = [...Array(11).keys()].filter((card) => (world.row[2] & (1 << card)) === 0);
  const chance: number[] = [];
  while (actorOf(after) !== OVER) {
    if (actorOf(after) !== CHANCE) play(after, 0);
    else {
      const [card] = cards.splice(rng.below(cards.length), 1);
      chance.push(card);
      happenAs(after, card);
    }
  }
  return chance;
}

function everything(world: World, chance: readonly number[]): number {
  if (chance.length === 0) return totalOf(world.row, world.facts);
  const after: World = { ...world, row: world.row.slice() };
  happenAs(after, chance[0]);
  if (actorOf(after) !== world.seat) return everything(after, chance.slice(1));
  const moves: number[] = [];
  const count = legalMoves(after, moves);
  return Math.max(
    ...moves.slice(0, count).map((move) => {
      const next: World = { ...after, row: after.row.slice() };
      play(next, move);
      return everything(next, chance.slice(1));
    }),
  );
}
