import { readFileSync } from 'node:fs';
import {
  type Actor,
  actor,
  apply,
  chanceOf,
  fastRng,
  hashOf,
  isRefusal,
  legal,
  pending,
  same,
  sample,
  sentence,
  start,
} from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_IDS } from './cards.ts';
import { nextStation } from './index.ts';
import { mapOf } from './maps.ts';
import { optionsWith, stateAt } from './testing/states.ts';
import type { NextStationOptions } from './types.ts';

const PENCILS = ['pink', 'blue', 'brown', 'purple'];
const PILE = [...CARD_IDS];
const ALL = [PILE, PILE, PILE, PILE];
const EFFECTS = { effects: true } as const;
const OWN = { pace: 'own' } as const;

describe('what is written is read back to the same state', () => {
  const mixes: Partial<NextStationOptions>[] = [
    {},
    { effects: true, goals: true },
    { pencils: 'chosen', map: 'tokyo-original-2' },
    { pace: 'own', effects: true, goals: true },
    { pace: 'own', pencils: 'chosen' },
  ];
  test.each(mixes.flatMap((mix) => [1, 2, 3, 4].map((seats) => ({ mix, seats }))))(
    '$seats seats, $mix',
    ({ mix, seats }) => {
      const options = optionsWith(mix, seats);
      const rng = fastRng(`notation ${seats}`);
      const state = start(nextStation, seats, options);
      for (let by: Actor | null = actor(nextStation, state); by !== null; ) {
        const again = nextStation.parsePosition(
          JSON.parse(JSON.stringify(nextStation.makePosition(state))),
          seats,
          options,
        );
        if (isRefusal(again)) throw new Error(sentence(again));
        // Comparing with a report is dear, and there are thousands of states.
        if (!same(again, state)) expect(again).toEqual(state);
        const choices = by === 'chance' ? [] : legal(nextStation, state, by);
        const answer = by === 'chance' ? sample(chanceOf(nextStation, state), rng) : choices[rng.below(choices.length)];
        by = apply(nextStation, state, by, answer);
      }
      expect(hashOf(stateAt(nextStation.makePosition(state), seats, mix))).toBe(hashOf(state));
    },
  );
});

test('the example in the README can be played', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, example] = /```json\n([^`]+)```/.exec(readme) ?? [];
  const state = stateAt(JSON.parse(example), 2);
  expect(pending(nextStation, state)).toEqual({ is: 'each', kind: 'draw', seats: [0] });
});

describe('what is left out is as after set-up', () => {
  const kindAt = (position: object, seats = 1, given: Partial<NextStationOptions> = {}) =>
    stateAt(position, seats, given).stack.at(-1)?.kind;

  test('nothing at all is the set-up', () => {
    for (const seats of [1, 2, 3, 4]) {
      expect(stateAt({}, seats)).toEqual(nextStation.setup(seats, optionsWith({}, seats)));
    }
  });

  test.each<[object, Partial<NextStationOptions>, number, string]>([
    [{ pencils: ['pink', null, null, null] }, {}, 2, 'pencil'],
    [{ spare: 1 }, {}, 3, 'spare'],
    [{ pencils: ['pink', null, null, null] }, { pencils: 'chosen' }, 2, 'take-pencil'],
    [{ pencils: PENCILS }, {}, 2, 'reveal'],
    [{ pencils: PENCILS }, { goals: true }, 2, 'goals'],
    [{ pencils: PENCILS }, EFFECTS, 2, 'symbol'],
    [{ pencils: PENCILS, symbols: ['circle'] }, EFFECTS, 2, 'effect'],
    [{ pencils: PENCILS, symbols: ['circle'], effects: ['switch'] }, EFFECTS, 2, 'reveal'],
    [{ pencils: PENCILS, cards: [['overground-joker']] }, {}, 2, 'draw'],
    [{ pencils: PENCILS, cards: [['overground-switch']] }, {}, 2, 'reveal'],
    [{ pencils: PENCILS, phase: 3 }, {}, 2, 'reveal'],
    [{ pencils: PENCILS, phase: 2, cards: [[], ['overground-joker']] }, {}, 2, 'draw'],
    [{ pencils: PENCILS, phase: 2, symbols: ['circle'], effects: ['switch'] }, EFFECTS, 2, 'symbol'],
    [{ pencils: PENCILS }, OWN, 2, 'deal'],
    [{ pencils: PENCILS }, { ...OWN, effects: true }, 2, 'symbol'],
    [
      { pencils: PENCILS, symbols: ['circle', 'square', 'triangle', 'pentagon'] },
      { ...OWN, effects: true },
      2,
      'effect',
    ],
  ])('%j waits with %j and %i seats at %s', (position, given, seats, kind) => {
    expect(kindAt(position, seats, given)).toBe(kind);
  });

  test('at own pace everybody who is not placed has not set off, and that is no position', () => {
    expect(nextStation.parsePosition({ pencils: PENCILS, cards: ALL }, 1, optionsWith(OWN))).toMatchObject({
      field: 'players[0].revealed',
    });
  });
});

describe('a position says', () => {
  test('where the spare pencil lies', () => {
    expect([0, 1, 2].map((spare) => stateAt({ pencils: PENCILS, spare }, 3).slots)).toEqual([
      [0, 2, 3],
      [0, 1, 3],
      [0, 1, 2],
    ]);
  });

  test('lines as paths, or stroke by stroke', () => {
    const at = (brown: unknown) =>
      stateAt({
        pencils: ['brown', 'pink', 'blue', 'purple'],
        cards: [['overground-circle', 'overground-triangle', 'overground-joker']],
        players: [{ lines: { brown } }],
      });
    const path = at(['x9y3', 'x9y2', 'x8y3']);
    const strokes = at([
      { round: 1, draw: ['x9y3', 'x9y2'] },
      { round: 2, draw: ['x9y2', 'x8y3'] },
    ]);
    expect(path).toEqual(strokes);
    const map = mapOf(path);
    expect(path.sheets[0].ends.map((end) => map.stations[end].id)).toEqual(['x9y3', 'x8y3']);
    expect(path.sheets[0].lines[2].rounds).toEqual([1, 2]);
  });

  test('what has been answered', () => {
    const answers = [null, { do: 'draw', from: 'x9y3', to: 'x9y5' }];
    const state = stateAt({ pencils: PENCILS, cards: [['overground-triangle']], players: [{}, {}], answers }, 2);
    expect(state.stack.at(-1)).toEqual({ kind: 'draw', seats: [0, 1], answers });
  });

  test('in a phase that waits for its second card the round is open', () => {
    const lines = { brown: ['x9y3', 'x9y2'] };
    const pencils = ['brown', 'pink', 'blue', 'purple'];
    const cards = [['overground-circle', 'overground-switch']];
    expect(stateAt({ pencils, cards, players: [{ lines }] }).stack.at(-1)?.kind).toBe('reveal');
    const more = { lines: { brown: ['x9y3', 'x9y2', 'x8y3'] } };
    expect(nextStation.parsePosition({ pencils, cards, players: [more] }, 1, optionsWith({}))).toMatchObject({
      expected: 'nothing drawn after round 1 of phase 1',
    });
  });
});
