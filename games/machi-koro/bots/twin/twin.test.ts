import { CHANCE, OVER } from '@yamanote/bots';
import { type Action, establishmentIndex, machiKoro } from '@yamanote/games/machi-koro/rules';
import { begin } from '@yamanote/games/testing/matches';
import { chanceOf, fastRng, outcomes as outcomesByTheRules, same } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { diceOutcome, happen, happenAs, outcomes } from './chance.ts';
import { actorOf, play } from './flow.ts';
import { ANSWERS, legalMoves } from './moves.ts';
import { ENDED, NAMING, PHASE, pack, TURNS, type World } from './world.ts';

const MIXES = [2, 3, 4].flatMap((seats) =>
  [false, true].flatMap((beginnerLimit) =>
    ['full', 'changing'].flatMap((display) =>
      ['random', seats - 1].map((first) => ({ seats, options: { beginnerLimit, display, first } })),
    ),
  ),
);

const phases = new Set<number>();

test.each(MIXES)('the twin and the rules agree after every entry: %o', ({ seats, options }) => {
  const rng = fastRng(`twin ${seats} ${JSON.stringify(options)}`);
  const state = begin(machiKoro, seats, options);
  const world = pack(state);
  let turns = 0;
  for (const { by, choices, answer, events } of moments(machiKoro, state, rng)) {
    turns += events.filter(({ type }) => type === 'turn-began').length;
    phases.add(world[PHASE]);
    const moves = movesOf(world);
    const answers = moves.map((move) => ANSWERS[move]);
    // Compared first and expected only where they differ: expecting takes most of the time.
    const expected = pack(state).with(TURNS, turns);
    if (!expected.every((number, at) => number === world[at])) expect([...world]).toEqual([...expected]);
    if (!same(answers, choices)) expect(answers).toEqual(choices);
    expect(actorOf(world)).toBe(by === null ? OVER : by === 'chance' ? CHANCE : by);
    if (by === 'chance') happenAs(world, outcomeOf(answer));
    else if (by !== null) play(world, moves[choices.indexOf(answer as Action)]);
  }
  expect(world[PHASE]).toBe(ENDED);
});

test('these matches came to everything that a match can wait for', () => {
  expect([...phases].sort()).toEqual(Array.from({ length: ENDED - NAMING + 1 }, (_, phase) => NAMING + phase));
});

test('chance has the outcomes and odds that the rules give it, and does one of them', () => {
  const rng = fastRng('chances');
  for (const { seats, options } of MIXES) {
    const state = begin(machiKoro, seats, options);
    for (const { by } of moments(machiKoro, state, rng, undefined, 40)) {
      if (by !== 'chance') continue;
      const world = pack(state);
      const expected = new Map(
        outcomesByTheRules(chanceOf(machiKoro, state)).map(([outcome, odds]) => [outcomeOf(outcome), odds]),
      );
      const list: number[] = [];
      const odds: number[] = [];
      const count = outcomes(world, list, odds);
      expect(new Set(list.slice(0, count))).toEqual(new Set(expected.keys()));
      for (let i = 0; i < count; i++) expect(odds[i]).toBeCloseTo(expected.get(list[i]) as number, 12);
      const sampled = world.slice();
      happen(sampled, rng);
      const worlds = list.slice(0, count).map((outcome) => after(world, outcome));
      expect(worlds).toContainEqual(sampled);
    }
  }
});

function movesOf(world: World): number[] {
  const list: number[] = [];
  const count = legalMoves(world, list);
  return list.slice(0, count);
}

/** The number of what chance does by the rules: faces, a card or a seat. */
function outcomeOf(outcome: unknown): number {
  if (typeof outcome === 'number') return outcome;
  const [first, second = 0] = outcome as readonly (number | string)[];
  return typeof first === 'string' ? establishmentIndex(first) : diceOutcome([first, second as number]);
}

function after(world: World, outcome: number): World {
  const next = world.slice();
  happenAs(next, outcome);
  return next;
}
