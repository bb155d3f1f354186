import { describe, expect, test } from 'vitest';
import { pending } from './play.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { parseScenario, runScenario } from './scenario.ts';
import { lanterns } from './toys/index.ts';

const THROW = { seat: 0, action: { do: 'throw' } };
const LOOK = { seat: 0, action: { do: 'look', seat: 1, place: 0 } };
const WAIT = { seat: 0, action: { do: 'wait' } };

/** The leader throws, and is asked whether to look. */
const SCENARIO = {
  game: 'lanterns',
  title: 'the leader may look',
  rules: ['LA-1'],
  seats: 2,
  options: { festival: 'winter' },
  position: {
    step: 'throw',
    rows: [
      ['red', 'gold'],
      ['blue', 'white'],
    ],
  },
  chance: [[5]],
  moves: [THROW],
  expect: { pending: { is: 'ask', kind: 'look', seats: [0] } },
};

function run(change: object): string[] | Refusal {
  const scenario = parseScenario(lanterns, { ...SCENARIO, ...change });
  return isRefusal(scenario) ? scenario : runScenario(lanterns, scenario);
}

const expecting = (expect: object) => run({ expect });

test('a scenario that shows what it says differs in nothing', () => {
  expect(
    expecting({
      position: { wind: 5, leader: 0, scores: [0, 0] },
      pending: { kind: 'look' },
      legal: [LOOK, WAIT],
      notLegal: [THROW],
      refused: [
        { ...THROW, code: 'illegal' },
        { ...WAIT, seat: 1, code: 'not-asked' },
        { seat: 0, action: { do: 'sing' }, code: 'malformed' },
      ],
      events: [{ type: 'wind-rose', wind: 5 }],
      standing: { winners: [], places: [1, 1] },
    }),
  ).toEqual([]);
});

test('what a position need not write down may be expected as nothing', () => {
  expect(expecting({ position: { deal: null, river: { red: 0 } } })).toEqual([]);
  expect(expecting({ position: { deal: [1] } })).toEqual(['position.deal: expected [1], found nothing']);
});

test('whoever watches sees where the match stands before and after every move', () => {
  const scenario = parseScenario(lanterns, SCENARIO);
  if (isRefusal(scenario)) throw new Error(scenario.expected);
  const seen: unknown[] = [];
  runScenario(lanterns, scenario, (state, made) => seen.push([pending(lanterns, state), made]));
  expect(seen).toEqual([
    [{ is: 'ask', kind: 'throw', seats: [0] }, null],
    [{ is: 'ask', kind: 'look', seats: [0] }, THROW],
  ]);
});

test.each<[string, object, string[]]>([
  ['a position', { position: { wind: 4, leader: 0 } }, ['position.wind: expected 4, found 5']],
  ['who is asked', { pending: { seats: [1] } }, ['pending.seats[0]: expected 1, found 0']],
  ['a zero that no standing has', { standing: { score: 0 } }, ['standing.score: expected 0, found nothing']],
  [
    'a nothing that was not told of',
    { events: [{ type: 'wind-rose', speed: null }] },
    [expect.stringMatching(/^events/)],
  ],
  ['a standing', { standing: { scores: [1, 0] } }, ['standing.scores[0]: expected 1, found 0']],
  ['what is not legal', { notLegal: [WAIT] }, ['notLegal[0]: {"do":"wait"} is legal for seat 0']],
  [
    'nonsense',
    { notLegal: [{ seat: 0, action: 'x' }] },
    ['notLegal[0]: not a choice that was open at all (malformed); say it under refused'],
  ],
  ['a refusal', { refused: [{ ...THROW, code: 'over' }] }, ['refused[0]: expected over, found illegal']],
  ['no refusal', { refused: [{ ...WAIT, code: 'over' }] }, ['refused[0]: expected over, found accepted']],
])('%s that is otherwise is named', (_name, expectations, differs) => {
  expect(expecting(expectations)).toEqual(differs);
});

test('an answer that is not legal is named with the reason', () => {
  const [differs] = expecting({ legal: [WAIT, THROW] }) as string[];
  expect(differs).toMatch(/^legal\[1\]: refused as illegal, expected a legal answer to "look"/);
});

describe('events', () => {
  const whole = (events: object[]) => run({ moves: [THROW, LOOK], expect: { events } });
  const [wind, looked, stood] = [{ type: 'wind-rose' }, { type: 'looked', colour: 'blue' }, { type: 'stood' }];

  test('may have others in between', () => {
    expect(whole([wind, looked, stood])).toEqual([]);
    expect(whole([wind, stood])).toEqual([]);
  });

  test('come in order, and as often as they are named', () => {
    expect((whole([stood, wind]) as string[])[0]).toMatch(/^events\[1\]: expected {"type":"wind-rose"}, told were/);
    expect((whole([wind, wind]) as string[])[0]).toMatch(/^events\[1\]/);
    expect((whole([{ type: 'wind-rose', wind: 6 }]) as string[])[0]).toMatch(/^events\[0\]/);
  });
});

test('without a position a match begins with its set-up, and chance is scripted from there', () => {
  const chance = [1, ['red'], ['red'], ['gold'], ['gold'], ['blue'], ['blue']];
  const expected = {
    pending: { kind: 'throw', seats: [1] },
    position: {
      rows: [
        ['red', 'gold', 'blue'],
        ['red', 'gold', 'blue'],
      ],
    },
  };
  expect(run({ position: undefined, chance, moves: [], expect: expected })).toEqual([]);
});

test.each<[string, object, string, string]>([
  ['a move that is not legal', { moves: [WAIT] }, 'moves[0].action', 'illegal'],
  ['an expectation of nothing', { expect: { legal: [] } }, 'expect.legal', 'malformed'],
  ['a move of who is not asked', { moves: [{ ...THROW, seat: 1 }] }, 'moves[0].seat', 'not-asked'],
  ['an outcome that cannot be', { chance: [[7]] }, 'chance[0]', 'malformed'],
  ['an outcome too few', { chance: [], moves: [THROW, WAIT] }, 'chance[0]', 'malformed'],
  ['an outcome too many', { chance: [[5], [6]] }, 'chance[1]', 'malformed'],
  ['a position that cannot be', { position: { leader: 2 } }, 'position.leader', 'malformed'],
  ['no rule', { rules: [] }, 'rules', 'malformed'],
  ['too many rules', { rules: ['a', 'b', 'c', 'd'] }, 'rules', 'malformed'],
  ['too many seats', { seats: 5 }, 'seats', 'malformed'],
  ['a seat that does not exist', { moves: [{ ...THROW, seat: 2 }] }, 'moves[0].seat', 'malformed'],
  ['an option that does not exist', { options: { moon: true } }, 'options.moon', 'malformed'],
  ['nothing to expect', { expect: {} }, 'expect', 'malformed'],
  ['an expectation that does not exist', { expect: { winner: 0 } }, 'expect.winner', 'malformed'],
  ['a field that no position has', { expect: { position: { wnd: 0 } } }, 'expect.position.wnd', 'malformed'],
  [
    'a part that no position has',
    { expect: { position: { river: { rd: 0 } } } },
    'expect.position.river.rd',
    'malformed',
  ],
  ['a refusal without its code', { expect: { refused: [WAIT] } }, 'expect.refused[0].code', 'malformed'],
  ['a field too much', { moods: [] }, 'moods', 'malformed'],
])('%s is refused', (_name, change, field, code) => {
  expect(run(change)).toMatchObject({ refused: code, field });
});
