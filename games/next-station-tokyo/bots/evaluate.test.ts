import {
  type Action,
  CARD_IDS,
  type CardId,
  type NextStationOptions,
  type NextStationState,
  nextStation,
  scorePad,
} from '@yamanote/games/next-station-tokyo/rules';
import { testJudgement } from '@yamanote/games/testing/judgement';
import { begin, beginAt } from '@yamanote/games/testing/matches';
import { apply, fastRng, playOut, type Seat } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { judgement } from './index.ts';

const PENCILS = ['pink', 'blue', 'brown', 'purple'];

/** Alone, in the first phase, with pink; two cards have been answered and the next is about to be turned up. */
function at(lines: object, position: object = {}, options: Partial<NextStationOptions> = {}): NextStationState {
  const cards = [['overground-circle', 'overground-square']];
  const json = { pencils: PENCILS, step: 'reveal', cards, players: [{ lines }], ...position };
  return beginAt(nextStation, json, 1, options);
}

const value = (...given: Parameters<typeof at>) => evaluate(at(...given), 0);

test('more stations and more districts are worth more', () => {
  const one = value({ pink: ['x6y9', 'x5y8'] });
  expect(one).toBeGreaterThan(value({}));
  expect(value({ pink: ['x6y9', 'x5y8', 'x4y7'] })).toBeGreaterThan(one);
});

test('a line is worth more while more cards are to come', () => {
  const lines = { pink: ['x6y9', 'x5y8', 'x4y9'] };
  const underground = CARD_IDS.filter((id) => id.startsWith('under')).slice(0, 4);
  expect(value(lines)).toBeGreaterThan(value(lines, { cards: [underground] }));
});

test('stations where lines have met already are worth more while lines are to come that may join them', () => {
  const meeting = { pink: ['x6y9', 'x6y7'], purple: ['x3y0', 'x3y2', 'x3y3', 'x6y6', 'x6y7'] };
  const apart = { pink: ['x6y9', 'x6y7'], purple: ['x3y0', 'x3y2', 'x3y3', 'x6y6', 'x6y5'] };
  const gain = (phase: number, step: string) => {
    const moment = { phase, step, ...(step === 'reveal' && { cards: [] }) };
    return value(meeting, moment) - value(apart, moment);
  };
  // Three lines, the ring included: 5 points, and a station of the ring less to pay for.
  const now =
    scorePad(at(meeting, { phase: 3, cards: [] }), 0).total - scorePad(at(apart, { phase: 3, cards: [] }), 0).total;
  expect(gain(3, 'reveal')).toBeGreaterThan(now);
});

test('goals that come nearer count', () => {
  const middle = { pink: ['x6y9', 'x6y7', 'x6y6', 'x6y5'], purple: ['x3y0', 'x3y2', 'x3y3', 'x3y4'] };
  const moment = { phase: 3, cards: [] };
  const worth = (lines: object, goals: string[]) => value(lines, { ...moment, goals }, { goals: true });
  const edge = { pink: ['x6y9', 'x4y9', 'x2y9', 'x0y9'], purple: ['x3y0', 'x0y0', 'x0y2', 'x0y3'] };
  const goalWorth = (lines: object) => worth(lines, ['centre', 'ring']) - value(lines, moment);
  expect(goalWorth(middle)).toBeGreaterThan(goalWorth(edge));
  expect(goalWorth(edge)).toBeGreaterThan(0);
});

test('at the end the score itself counts', () => {
  const lines = { pink: ['x6y9', 'x6y7'] };
  expect(value(lines, { step: 'over', cards: [] })).toBe(scorePad(at(lines, { step: 'over', cards: [] }), 0).total);
});

test('at own pace it does not matter which card has been turned up after an answer', () => {
  const turnedUp = (...first: CardId[]) => {
    const pile = [...first, ...CARD_IDS.filter((id) => !first.includes(id))];
    const players = [{ phase: 1, revealed: first.length, lines: { pink: ['x6y9', 'x5y8'] } }];
    return value({}, { step: undefined, cards: [pile, pile, pile, pile], players }, { pace: 'own' });
  };
  const square = turnedUp('overground-circle', 'overground-square');
  expect(turnedUp('overground-circle', 'underground-joker')).toBe(square);
  expect(turnedUp('overground-circle', 'overground-switch', 'overground-square')).toBe(square);
  expect(turnedUp('overground-triangle', 'overground-square')).not.toBe(square);
});

const MIXES: Partial<NextStationOptions>[] = [
  {},
  { effects: true, goals: true },
  { map: 'tokyo-original-2', pencils: 'chosen', goals: true },
  { pace: 'own', effects: true },
];

testJudgement({
  game: nextStation,
  judgement,
  matches: MIXES.map((mix, i) => ({ state: begin(nextStation, i + 1, mix), rng: fastRng(`evaluate ${i}`) })),
  isSane: (value) => value > -60 && value < Number.POSITIVE_INFINITY,
  every: 16,
});

test('whoever takes the answer with the best value has far more points than anybody at random', () => {
  const state = begin(nextStation, 1);
  playOut(nextStation, state, fastRng('alone'), best);
  // Random play has 38 on average; bench/ measures many games.
  expect(scorePad(state, 0).total).toBeGreaterThan(100);
});

function best(state: NextStationState, seat: Seat, choices: readonly Action[]): Action {
  const values = choices.map((choice) => {
    const after = nextStation.clone(state);
    apply(nextStation, after, seat, choice);
    return evaluate(after, seat);
  });
  return choices[values.indexOf(Math.max(...values))];
}
