import { CHANCE, OVER } from '@yamanote/bots';
import { CUSTOMERS, type CustomerId, type ShinjukuOptions, shinjuku, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { begin } from '@yamanote/games/testing/matches';
import { chanceOf, fastRng, type Outcome, outcomes as outcomesByTheRules, same, sample } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { answerOf } from './answers.ts';
import { dealOf, happen, happenAs, outcomes } from './chance.ts';
import { actorOf, play } from './flow.ts';
import { legalMoves } from './moves.ts';
import { ENDED, QUEUE_CARD } from './phases.ts';
import { PHASE, pack, TURNS, type World } from './world.ts';

const RETAIL: Partial<ShinjukuOptions>[] = [
  {},
  { ceo: true, endRule: 'equal-turns', deptRelocation: 'marked-only' },
  { kaiju: true, kaijuStep: 'after-ceo', deptRelocation: 'never' },
  { ceo: true, kaiju: true, first: 1 },
  { ceo: true, kaiju: true, kaijuStep: 'after-ceo', openCollections: true },
];
const R12: Partial<ShinjukuOptions>[] = [
  { edition: 'r12' },
  { edition: 'r12', deptRelocation: 'any', ceo: true, kaiju: true, bagCount: 'exact' },
];
const MIXES = [2, 3, 4].flatMap((seats) => [...RETAIL, ...R12].map((options) => ({ seats, options })));

const phases = new Set<number>();

test.each(MIXES)('the twin and the rules agree after every entry: %o', ({ seats, options }) => {
  const rng = fastRng(`twin ${seats} ${JSON.stringify(options)}`);
  const state = begin(shinjuku, seats, options);
  let world: World | null = null;
  let turns = 0;
  for (const { by, choices, answer, events } of moments(shinjuku, state, rng)) {
    if (state.turn === null) continue;
    if (world === null) world = pack(state);
    else turns += events.filter(({ type }) => type === 'turn-began').length;
    phases.add(world[PHASE]);
    const moves = movesOf(world);
    const answers = moves.map(answerOf);
    // Compared first and expected only where they differ: expecting takes most of the time.
    const expected = pack(state).with(TURNS, turns);
    if (!expected.every((number, at) => number === world?.[at])) expect([...world]).toEqual([...expected]);
    if (!same(answers, choices)) expect(answers).toEqual(choices);
    expect(actorOf(world)).toBe(by === null ? OVER : by === 'chance' ? CHANCE : by);
    if (by === 'chance') happenAs(world, outcomeOf(answer as Outcome));
    else if (by !== null) play(world, moves[choices.indexOf(answer as never)]);
  }
  expect(world?.[PHASE]).toBe(ENDED);
});

test('these matches came to everything that a match can wait for', () => {
  expect([...phases].sort((a, b) => a - b)).toEqual(Array.from({ length: ENDED }, (_, n) => QUEUE_CARD + n));
});

test('chance has the outcomes and odds that the rules give it, in their order, and does one of them', () => {
  const rng = fastRng('chances');
  for (const { seats, options } of MIXES) {
    const state = begin(shinjuku, seats, options);
    for (const { by } of moments(shinjuku, state, rng, undefined, 60)) {
      if (by !== 'chance' || state.turn === null) continue;
      const world = pack(state);
      const chance = chanceOf(shinjuku, state);
      const list: number[] = [];
      const odds: number[] = [];
      const count = outcomes(world, list, odds, 60);
      if (count === 0) expect('draw' in chance && chance.draw > 1).toBe(true);
      else {
        const expected = outcomesByTheRules(chance).filter(([, odd]) => odd > 0);
        expect(list.slice(0, count)).toEqual(expected.map(([outcome]) => outcomeOf(outcome)));
        expect(odds.slice(0, count)).toEqual(expected.map(([, odd]) => odd));
      }
      const [sampled, again] = [world.slice(), world.slice()];
      happen(sampled, fastRng('sample'));
      happenAs(again, outcomeOf(sample(chance, fastRng('sample'))));
      expect(sampled).toEqual(again);
    }
  }
});

function movesOf(world: World): number[] {
  const list: number[] = [];
  const count = legalMoves(world, list);
  return list.slice(0, count);
}

/** The number of what chance does by the rules: a card, a customer, or cards dealt together. */
function outcomeOf(outcome: Outcome): number {
  if (Array.isArray(outcome)) return dealOf(outcome as string[]);
  const customer = CUSTOMERS.indexOf(outcome as CustomerId);
  if (customer >= 0) return customer;
  return outcome === 'kaiju' ? WARD_IDS.length : WARD_IDS.indexOf(outcome as never);
}
