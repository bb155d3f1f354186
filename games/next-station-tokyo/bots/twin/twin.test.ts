import { CHANCE, OVER } from '@yamanote/bots';
import {
  type Action,
  CARD_IDS,
  EFFECT_IDS,
  MAP_FILES,
  type NextStationState,
  nextStation,
  SYMBOLS,
  scorePad,
} from '@yamanote/games/next-station-tokyo/rules';
import { begin, beginAt } from '@yamanote/games/testing/matches';
import { chanceOf, fastRng, outcomes as outcomesByTheRules, type Seat, viewOf } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { actorOf, happen, happenAs, outcomes, play } from './flow.ts';
import { legalMoves } from './moves.ts';
import { pack } from './pack.ts';
import { totalOf } from './sheet.ts';
import { EFFECT_CARD, PHASE, STEP, SYMBOL_CARD, TURNS, type World } from './world.ts';

const MIXES = [1, 2, 3, 4].flatMap((seats) =>
  ['tokyo-original-1', 'tokyo-original-2'].flatMap((map) =>
    ['together', 'own'].flatMap((pace) =>
      [false, true].map((modules) => ({
        seats,
        options: { map, pace, effects: modules, goals: modules, pencils: modules ? 'chosen' : 'dealt' },
      })),
    ),
  ),
);

/** A map of somebody's own, on which no segment carries two lines. */
const OWN_MAP = {
  ...(MAP_FILES['tokyo-original-2'] as object),
  id: 'own',
  rules: { districtCount: 'stations', loopCapacity: 1, trackCapacity: 1 },
};

test.each(MIXES)('the twin and the rules agree after every entry: %o', ({ seats, options }) => {
  for (let match = 0; match < 2; match++) {
    follow(begin(nextStation, seats, options), `twin ${match} ${seats} ${JSON.stringify(options)}`);
  }
});

test('the twin plays on a map of somebody’s own', () => {
  follow(beginAt(nextStation, { map: OWN_MAP }, 2, { effects: true }), 'own map');
});

/** Plays a random match by the rules, and beside it a twin for each seat. */
function follow(state: NextStationState, seed: string): void {
  const twins: World[] = [];
  const turns = state.sheets.map(() => 0);
  let begun = false;
  for (const { by, choices, answer } of moments(nextStation, state, fastRng(seed))) {
    const { kind } = state.stack.at(-1) ?? { kind: 'over' };
    begun ||= ['symbol', 'reveal', 'own-pace'].includes(kind) && state.stack.every((frame) => frame.kind !== 'deal');
    if (!begun) continue;
    if (twins.length === 0)
      for (const seat of state.sheets.keys()) twins.push(pack(viewOf(nextStation, state, seat), seat));
    if (by === 'chance') {
      for (const twin of twins) feed(twin, answer as string);
    } else if (by !== null) {
      const twin = twins[by];
      turnUpFor(twin, state, by);
      compare(twin, state, by, turns[by]);
      expect(actorOf(twin)).toBe(by);
      const moves = movesOf(twin);
      const answers = moves.map((move) => twin.facts.answers[move]);
      expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(
        new Set(choices.map((one) => JSON.stringify(one))),
      );
      play(twin, moves[answers.findIndex((one) => JSON.stringify(one) === JSON.stringify(answer as Action))]);
      turns[by]++;
    }
  }
  for (const [seat, twin] of twins.entries()) {
    turnUpFor(twin, state, seat);
    expect(actorOf(twin)).toBe(OVER);
    compare(twin, state, seat, turns[seat]);
    expect(totalOf(twin.row, twin.facts)).toBe(scorePad(state, seat).total);
  }
}

function compare(twin: World, state: NextStationState, seat: Seat, turns: number): void {
  const expected = pack(viewOf(nextStation, state, seat), seat).row.with(TURNS, turns);
  // Compared first and expected only where they differ: expecting takes most of the time.
  if (!expected.every((number, at) => number === twin.row[at])) expect([...twin.row]).toEqual([...expected]);
}

/** At own pace the rules turn cards up at once: the twin gets those that this seat has seen by now. */
function turnUpFor(twin: World, { options, deal, symbols, effects }: NextStationState, seat: Seat): void {
  if (options.pace === 'together') return;
  let seen = -1;
  for (; actorOf(twin) === CHANCE; ) {
    const phase = twin.row[PHASE];
    if (twin.row[STEP] === SYMBOL_CARD) feed(twin, symbols[phase]);
    else if (twin.row[STEP] === EFFECT_CARD) feed(twin, effects[phase]);
    else feed(twin, deal[phase][outOf(twin)]);
    if (++seen > 100) throw new Error(`seat ${seat} is never asked`);
  }
}

function outOf(twin: World): number {
  const list: number[] = [];
  return CARD_IDS.length - outcomes(twin, list, []);
}

function feed(twin: World, drawn: string): void {
  const piles: readonly (readonly string[])[] = [SYMBOLS, EFFECT_IDS, CARD_IDS];
  happenAs(twin, piles[twin.row[STEP]].indexOf(drawn));
}

test('chance has the outcomes and odds that the rules give it, and does one of them', () => {
  const rng = fastRng('chances');
  const state = begin(nextStation, 1, { effects: true });
  for (const { by } of moments(nextStation, state, rng)) {
    const { kind } = state.stack.at(-1) ?? { kind: 'over' };
    if (by !== 'chance' || kind === 'pencil') continue;
    const world = pack(state, 0);
    const list: number[] = [];
    const odds: number[] = [];
    const count = outcomes(world, list, odds);
    expect(odds.slice(0, count)).toEqual(outcomesByTheRules(chanceOf(nextStation, state)).map(([, odd]) => odd));
    const rows = list.slice(0, count).map((outcome) => {
      const after = { ...world, row: world.row.slice() };
      happenAs(after, outcome);
      return [...after.row];
    });
    happen(world, rng);
    expect(rows).toContainEqual([...world.row]);
  }
});

function movesOf(world: World): number[] {
  const list: number[] = [];
  const count = legalMoves(world, list);
  return list.slice(0, count);
}
