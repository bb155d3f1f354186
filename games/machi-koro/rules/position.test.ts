import {
  actor,
  apply,
  chanceOf,
  fastRng,
  isRefusal,
  legal,
  pending,
  same,
  sample,
  sentence,
  start,
} from '@yamanote/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ESTABLISHMENT_IDS, LANDMARK_IDS } from './cards.ts';
import { machiKoro } from './index.ts';
import type { MachiKoroOptions, MachiKoroState } from './types.ts';

const DEFAULTS: MachiKoroOptions = { edition: 'base', beginnerLimit: false, display: 'full', first: 'random' };
const CHANGING: Partial<MachiKoroOptions> = { display: 'changing' };

function parse(json: unknown, options: Partial<MachiKoroOptions> = {}, seats = 2) {
  return machiKoro.parsePosition(json, seats, { ...DEFAULTS, ...options });
}

function parsed(json: unknown, options: Partial<MachiKoroOptions> = {}, seats = 2): MachiKoroState {
  const state = parse(json, options, seats);
  if (isRefusal(state)) throw new Error(sentence(state));
  return state;
}

const TEN = Object.fromEntries(ESTABLISHMENT_IDS.slice(0, 10).map((id) => [id, 1]));
const NINE = Object.fromEntries(ESTABLISHMENT_IDS.slice(0, 9).map((id) => [id, 1]));
const ELEVEN = Object.fromEntries(ESTABLISHMENT_IDS.slice(0, 11).map((id) => [id, 1]));
const city = { 'wheat-field': 1, bakery: 1 };
const winner = { landmarks: LANDMARK_IDS };

const STEPS = 'first, roll, dice, reroll, charge, give, take, build, turn-over, over';
const FIELDS = 'turn, step, second, dice, throwing, again, giving, players, display';
const TOWER = 'step: expected a radio tower for throwing again';
const WON = 'step: expected the seat whose turn it is, and no other, to have four landmarks';

test.each<[unknown, string, Partial<MachiKoroOptions>?]>([
  [[], 'expected an object, found []'],
  [{ coins: 3 }, `coins: expected no such field, only ${FIELDS}, found 3`],
  [{ players: {} }, 'players: expected a list, found {}'],
  [{ players: [{}] }, 'players: expected 2 players, one a seat, found [{}]'],
  [{ players: [3, {}] }, 'players[0]: expected an object, found 3'],
  [{ players: [{}, { x: 1 }] }, 'players[1].x: expected no such field, only coins, city, landmarks, new, found 1'],
  [{ players: [{ coins: -1 }, {}] }, 'players[0].coins: expected a whole number of at least 0, found -1'],
  [{ players: [{}, { coins: 0.5 }] }, 'players[1].coins: expected a whole number of at least 0, found 0.5'],
  [{ players: [{ city: 3 }, {}] }, 'players[0].city: expected an object, found 3'],
  [
    { players: [{ city: { moon: 1 } }, {}] },
    `players[0].city.moon: expected no such field, only ${ESTABLISHMENT_IDS.join(', ')}, found 1`,
  ],
  [
    { players: [{ city: { ranch: -1 } }, {}] },
    'players[0].city.ranch: expected a whole number of at least 0, found -1',
  ],
  [{ players: [{ city: { ...city, stadium: 2 } }, {}] }, '! players[0].city.stadium: expected at most 1, found 2'],
  [
    { players: [{ city: { ...city, ranch: 3 } }, {}] },
    '! players[0].city.ranch: expected at most 2, found 3',
    { beginnerLimit: true },
  ],
  [
    { players: [{}, { city: { ranch: 1, stadium: 1, 'tv-station': 1 } }] },
    '! players[1].city: expected at least two cards without the tower icon, found {"ranch":1,"stadium":1,"tv-station":1}',
  ],
  [{ players: [{ landmarks: 'all' }, {}] }, 'players[0].landmarks: expected a list, found "all"'],
  [{ players: [{ new: ['mine'] }, {}] }, `players[0].new[0]: expected one of ${LANDMARK_IDS.join(', ')}, found "mine"`],
  [
    { players: [{}, { landmarks: ['radio-tower'], new: ['train-station', 'radio-tower'] }] },
    'players[1].new[1]: expected each landmark once, found "radio-tower"',
  ],
  [
    { players: [{ city: { ...city, mine: 4 } }, { city: { ...city, mine: 3 } }] },
    '! players: expected at most 6 copies of mine in all cities, found 7',
  ],
  [
    { players: [{ city: { bakery: 9 } }, { city }] },
    '! players: expected at most 8 copies of bakery in all cities, found 10',
  ],
  [{ display: [] }, 'display: expected an object, found []'],
  [{ display: { ranch: 6 } }, '! display.wheat-field: expected 6, what the cities leave, found 0'],
  [{ display: { ...TEN, ranch: 7 } }, '! display.ranch: expected at most 6, what the cities leave, found 7', CHANGING],
  [
    { display: { ...TEN, stadium: 3 } },
    '! display.stadium: expected at most 2, what the cities leave, found 3',
    CHANGING,
  ],
  [{ display: ELEVEN }, '! display: expected at most 10 types, found 11', CHANGING],
  [{ turn: 0 }, '! display: expected 10 types while the deck has cards, found nothing', CHANGING],
  [
    { display: NINE },
    `! display: expected 10 types while the deck has cards, found ${JSON.stringify(NINE).slice(0, 77)}…`,
    CHANGING,
  ],
  [{ step: 'build', dice: [3] }, '! display: expected 10 types while the deck has cards, found nothing', CHANGING],
  [{ step: 'sleep' }, `step: expected one of ${STEPS}, found "sleep"`],
  [{ turn: 2 }, 'turn: expected a whole number from 0 to 1, found 2'],
  [{ turn: -1 }, 'turn: expected a whole number from 0 to 1, found -1'],
  [{ turn: null, step: 'roll' }, '! turn: expected a seat, found null'],
  [{ turn: 1, step: 'first' }, '! turn: expected null before the first player is known, found 1'],
  [{ turn: null, step: 'first' }, '! step: expected an option that has the first drawn, found "first"', { first: 1 }],
  [{ turn: null, dice: [3] }, '! dice: expected none before the first turn, found [3]'],
  [{ turn: null, second: true }, '! second: expected none before the first turn, found true'],
  [{ second: 1 }, 'second: expected true or false, found 1'],
  [{ second: true }, '! second: expected a train station and an amusement park for it, found true'],
  [
    { second: true, players: [{ landmarks: ['train-station'] }, winner] },
    '! step: expected over, as a seat has won, found nothing',
  ],
  [
    { second: true, players: [{ landmarks: ['train-station'] }, {}] },
    '! second: expected a train station and an amusement park for it, found true',
  ],
  [
    { second: true, players: [{ landmarks: ['amusement-park'] }, {}] },
    '! second: expected a train station and an amusement park for it, found true',
  ],
  [{ step: 'build', dice: 3 }, 'dice: expected a list, found 3'],
  [{ step: 'build', dice: [] }, 'dice: expected one or two dice, found []'],
  [{ step: 'build', dice: [1, 2, 3] }, 'dice: expected one or two dice, found [1,2,3]'],
  [{ step: 'build', dice: [0] }, 'dice[0]: expected a whole number from 1 to 6, found 0'],
  [{ step: 'build', dice: [1, 7] }, 'dice[1]: expected a whole number from 1 to 6, found 7'],
  [{ step: 'build', dice: [1, 2] }, '! dice: expected one die without a train station, found [1,2]'],
  [{ step: 'build' }, '! dice: expected the dice that were rolled before "build", found nothing'],
  [{ step: 'reroll' }, '! dice: expected the dice that were rolled before "reroll", found nothing'],
  [{ step: 'charge' }, '! dice: expected the dice that were rolled before "charge", found nothing'],
  [{ step: 'give' }, '! dice: expected the dice that were rolled before "give", found nothing'],
  [{ step: 'take' }, '! dice: expected the dice that were rolled before "take", found nothing'],
  [
    { step: 'turn-over', display: NINE },
    '! dice: expected the dice that were rolled before "turn-over", found nothing',
    CHANGING,
  ],
  [{ dice: [3] }, '! dice: expected no dice yet at "roll", found [3]'],
  [{ step: 'dice', throwing: 1, dice: [3] }, '! dice: expected no dice yet at "dice", found [3]'],
  [{ step: 'dice' }, 'throwing: expected a whole number from 1 to 2, found nothing'],
  [{ step: 'dice', throwing: 2 }, '! throwing: expected one die without a train station, found 2'],
  [{ step: 'dice', throwing: 1, again: 'yes' }, 'again: expected true or false, found "yes"'],
  [{ step: 'dice', throwing: 1, again: true }, `! ${TOWER}, found "dice"`],
  [{ step: 'reroll', dice: [3] }, `! ${TOWER}, found "reroll"`],
  [{ throwing: 1 }, '! throwing: expected nothing but at "dice", found 1'],
  [{ again: true }, '! again: expected nothing but at "dice", found true'],
  [{ giving: 'ranch' }, '! giving: expected nothing but at "take", found "ranch"'],
  [{ step: 'turn-over', dice: [1] }, '! step: expected a deck, and room for its next card, found "turn-over"'],
  [
    { step: 'turn-over', dice: [1], display: TEN },
    '! step: expected a deck, and room for its next card, found "turn-over"',
    CHANGING,
  ],
  [{ players: [{}, winner] }, '! step: expected over, as a seat has won, found nothing'],
  [{ step: 'over' }, `! ${WON}, found "over"`],
  [{ step: 'over', players: [{}, winner] }, `! ${WON}, found "over"`],
  [{ step: 'over', players: [winner, winner] }, `! ${WON}, found "over"`],
  [{ turn: null, step: 'over' }, '! turn: expected a seat, found null'],
  [
    { players: [{ new: ['train-station'] }, {}] },
    '! players[0].new: expected none in the own turn, where every earlier one works, found ["train-station"]',
  ],
  [{ step: 'charge', dice: [6] }, '! step: expected a tv-station and a roll of 6 for "charge", found "charge"'],
  [{ step: 'give', dice: [6] }, '! step: expected a business-center and a roll of 6 for "give", found "give"'],
  [{ step: 'take', dice: [6] }, '! step: expected a business-center and a roll of 6 for "take", found "take"'],
  [
    { step: 'give', dice: [5], players: [{ city: { ...city, 'business-center': 1 } }, {}] },
    '! step: expected a business-center and a roll of 6 for "give", found "give"',
  ],
  [
    { step: 'take', dice: [6], players: [{ city: { ...city, 'business-center': 1 } }, {}] },
    `giving: expected one of ${ESTABLISHMENT_IDS.join(', ')}, found nothing`,
  ],
  ...['ranch', 'business-center'].map((giving): [unknown, string] => [
    { step: 'take', dice: [6], giving, players: [{ city: { ...city, 'business-center': 1 } }, {}] },
    `! giving: expected an own card that can be swapped for one of another type, found "${giving}"`,
  ]),
  [
    {
      step: 'take',
      dice: [6],
      giving: 'ranch',
      players: [{ city: { ranch: 2, 'business-center': 1 } }, { city: { ranch: 2 } }],
    },
    '! giving: expected an own card that can be swapped for one of another type, found "ranch"',
  ],
])('%j is refused: %s', (json, reason, options) => {
  const refusal = parse(json, options);
  if (!isRefusal(refusal)) expect.unreachable();
  expect(`${refusal.refused === 'impossible' ? '! ' : ''}${sentence(refusal)}`).toBe(reason);
});

test('what a position does not name is as after set-up', () => {
  expect(parsed({}, { first: 1 })).toEqual(start(machiKoro, 2, { ...DEFAULTS, first: 1 }));
  expect(parsed({ turn: null }, {}, 3)).toEqual(start(machiKoro, 3, DEFAULTS));
  expect(parsed({}, CHANGING)).toEqual(start(machiKoro, 2, { ...DEFAULTS, ...CHANGING }));
  expect(parsed({}).roller).toBe(0);
  expect(pending(machiKoro, parsed({ turn: null, display: TEN }, CHANGING))).toMatchObject({ kind: 'first' });
  expect(pending(machiKoro, parsed({ display: TEN }, CHANGING))).toMatchObject({ kind: 'roll', seats: [0] });
  expect(parsed({ players: [{}, { coins: 9 }] })).toMatchObject({ coins: [3, 9], second: false, dice: [] });
});

test('what is not in a city is on display, or in the deck', () => {
  const players = [{ city: { ...city, ranch: 2 } }, { city: { ranch: 1, mine: 1 } }];
  const display = { 'wheat-field': 7, ranch: 3, bakery: 7, mine: 5 };
  expect(machiKoro.makePosition(parsed({ players }))).toMatchObject({ display });
  const { deck } = parsed({ players, display: TEN }, CHANGING);
  expect(deck).toEqual([6, 2, 6, 5, 5, 5, 1, 1, 1, 5, 6, 5, 6, 6, 6]);
});

test('with a changing display that is not named all cards are in the deck', () => {
  const { display, deck } = parsed({ players: [{ city: { ...city, ranch: 2 } }, {}] }, CHANGING);
  expect(display).toEqual(Array(15).fill(0));
  expect(deck).toEqual([6, 4, 6, 6, 6, 6, 2, 2, 2, 6, 6, 6, 6, 6, 6]);
  expect(pending(machiKoro, parsed({ step: 'over', players: [winner, {}] }, CHANGING))).toEqual({ is: 'over' });
});

test('dice in the air are thrown for the first time unless the position says again', () => {
  expect(parsed({ step: 'dice', throwing: 1 }).stack.at(-1)).toEqual({ kind: 'dice', count: 1, again: false });
});

test('dice are written in any order', () => {
  expect(parsed({ step: 'build', dice: [5, 2], players: [{ landmarks: ['train-station'] }, {}] }).dice).toEqual([2, 5]);
});

test('every position of random matches is written and read back as it was', () => {
  const steps = new Set<string>();
  for (const seats of [2, 3, 4]) {
    for (const display of ['full', 'changing'] as const) {
      const options: MachiKoroOptions = { ...DEFAULTS, display, beginnerLimit: seats === 3 };
      const rng = fastRng(`${seats} ${display} positions`);
      const state = start(machiKoro, seats, options);
      const differing: unknown[] = [];
      for (let entries = 0; entries < machiKoro.longest; entries++) {
        const by = actor(machiKoro, state);
        const position = machiKoro.makePosition(state);
        steps.add((position as { step: string }).step);
        const again = machiKoro.parsePosition(JSON.parse(JSON.stringify(position)), seats, options);
        if (!same(again, state)) differing.push([position, again]);
        if (by === null) break;
        const choices = by === 'chance' ? [] : legal(machiKoro, state, by);
        apply(
          machiKoro,
          state,
          by,
          by === 'chance' ? sample(chanceOf(machiKoro, state), rng) : choices[rng.below(choices.length)],
        );
      }
      expect(differing).toEqual([]);
    }
  }
  expect([...steps].sort()).toEqual(STEPS.split(', ').sort());
});

test('any JSON is a position that can be played, or refused', () => {
  const names = fc.constantFrom(...FIELDS.split(', '));
  const values = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(...STEPS.split(', ')),
    fc.constantFrom(null, 0, 1, [6], [4, 4]),
  );
  const json = fc.dictionary(names, values);
  const options = fc.record({ display: fc.constantFrom('full', 'changing'), first: fc.constantFrom('random', 1) });
  fc.assert(
    fc.property(json, options, (position, mix) => {
      const state = parse(position, mix as Partial<MachiKoroOptions>);
      if (isRefusal(state)) expect(state.expected).not.toBe('');
      else expect(pending(machiKoro, state).is).not.toBe('over');
    }),
    { seed: 11, numRuns: 500 },
  );
});
