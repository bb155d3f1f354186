import { beforeEach, describe, expect, test } from 'vitest';
import { advance, beginCourse, type Course, undoable } from './course.ts';
import type { Actor } from './game.ts';
import type { Json } from './json.ts';
import type { Entry } from './log.ts';
import { fold } from './log.ts';
import { chanceKey, sampleAt } from './match/index.ts';
import { chanceOf, pending } from './play.ts';
import type { Refusal } from './refusal.ts';
import { type Lanterns, lanterns, lanternsAt } from './toys/index.ts';

const WAIT = { do: 'wait' };
const THROW = { do: 'throw' };
const LOOK = { do: 'look', seat: 1, place: 0 };
const launch = (place: number) => ({ do: 'launch', place });
const stand = (bank: string) => ({ do: 'stand', bank });

let course: Course<Lanterns>;
let log: Entry[];

function begin(position: object): void {
  course = beginCourse(
    lanterns,
    lanternsAt({
      wind: 3,
      rows: [
        ['red', 'gold'],
        ['blue', 'white'],
      ],
      ...position,
    }),
  );
  log = [];
}

function add(entry: Entry): Refusal | null {
  const refusal = advance(course, entry);
  if (refusal === null) log.push(entry);
  return refusal;
}

const stamp = () => ({ index: course.next, at: 0, by: { is: 'person' } }) as const;
const answer = (seat: number, given: Json) => add({ ...stamp(), seat, answer: given, clock: null });
const undo = (seat: number, index: number, consent = false) => add({ ...stamp(), seat, undo: index, consent });
const withdraw = (seat: number, index: number) => add({ ...stamp(), seat, withdraw: index });
const happen = (outcome: Json) =>
  add({ index: course.next, at: 0, seat: 'chance', of: chanceOf(lanterns, course.state), answer: outcome });
const asked = () => (pending(lanterns, course.state) as { kind: string }).kind;

/** Nothing but the refusal has come of it. */
function refused(attempt: () => Refusal | null): string | undefined {
  const before = structuredClone({ ...course, game: null });
  const refusal = attempt();
  expect({ ...course, game: null }).toEqual(before);
  return refusal?.refused;
}

describe('undo', () => {
  beforeEach(() => begin({ step: 'look', scores: [1, 1] }));

  test('restores the state, and its number is not used again', () => {
    const before = structuredClone(course.state);
    answer(0, WAIT);
    expect(undoable(course, 0)).toBe(0);
    expect(undo(0, 0)).toBeNull();
    expect(course.state).toEqual(before);
    expect([course.next, course.played]).toEqual([2, []]);
    answer(0, WAIT);
    expect(course.played.map(({ index }) => index)).toEqual([2]);
  });

  test('is for the seat itself', () => {
    answer(0, WAIT);
    expect(undoable(course, 1)).toBeNull();
    expect(refused(() => undo(1, 0))).toBe('nothing-to-undo');
  });

  test('does not reach behind an answer that told something', () => {
    answer(0, LOOK);
    expect(undoable(course, 0)).toBeNull();
    expect(refused(() => undo(0, 0))).toBe('nothing-to-undo');
  });

  test('does not reach behind chance', () => {
    begin({ step: 'throw', wind: 0 });
    answer(0, THROW);
    happen([4]);
    expect(refused(() => undo(0, 1))).toBe('nothing-to-undo');
    expect(refused(() => undo(0, 0))).toBe('nothing-to-undo');
  });

  test('does not reach behind an answer to all', () => {
    answer(0, WAIT);
    answer(0, stand('far'));
    expect(refused(() => undo(0, 1))).toBe('nothing-to-undo');
    expect(refused(() => undo(0, 0))).toBe('nothing-to-undo');
  });

  test('takes back nothing that was never there, or is gone', () => {
    answer(0, WAIT);
    undo(0, 0);
    expect(refused(() => undo(0, 0))).toBe('nothing-to-undo');
    expect(refused(() => undo(0, 7, true))).toBe('nothing-to-undo');
  });
});

describe('answers of several seats in a row', () => {
  /** Lanterns never asks two seats one after the other, so here a seat hands its throw on. */
  const relay = {
    ...lanterns,
    rules: {
      ...lanterns.rules,
      throw: {
        ...(lanterns.rules.throw as object),
        answer(state: Lanterns['state']) {
          state.leader = 1 - state.leader;
          state.stack.push({ kind: 'throw' });
        },
      },
    },
  } as unknown as typeof lanterns;

  test('are barriers to each other, own ones are not', () => {
    course = beginCourse(relay, lanternsAt({ step: 'throw', rows: [['red'], ['blue']] }));
    answer(0, THROW);
    answer(1, THROW);
    expect(refused(() => undo(0, 0))).toBe('nothing-to-undo');
    expect(undo(1, 1)).toBeNull();
    // Once the other's answer is gone, one's own is the last again.
    expect(undoable(course, 0)).toBe(0);
    expect(undo(0, 0)).toBeNull();
    expect(course.played).toEqual([]);
  });
});

test('several own answers can be taken back at once', () => {
  const patient = {
    ...lanterns,
    rules: {
      ...lanterns.rules,
      look: {
        ...(lanterns.rules.look as object),
        answer: (state: Lanterns['state']) => {
          state.scores[0]++;
          state.stack.push({ kind: 'look' });
        },
      },
    },
  } as unknown as typeof lanterns;
  course = beginCourse(patient, lanternsAt({ step: 'look', rows: [['red'], ['blue']] }));
  for (let i = 0; i < 3; i++) answer(0, WAIT);
  expect(undo(0, 1)).toBeNull();
  expect(course.state.scores).toEqual([1, 0]);
  expect(undoable(course, 0)).toBe(0);
});

test('by consent a match is rewound past a throw, and the throw is made anew under its new number', () => {
  begin({ step: 'throw', wind: 0, scores: [1, 1] });
  const key = chanceKey({ format: 'yamanote-match-1', seats: [] }, '07'.repeat(32));
  const roll = () => happen(sampleAt(key, course.next, chanceOf(lanterns, course.state)));
  answer(0, THROW);
  roll();
  const first = course.state.wind;
  expect(refused(() => undo(1, 1))).toBe('nothing-to-undo');
  expect(undo(1, 1, true)).toBeNull();
  expect([asked(), course.next]).toEqual(['wind', 3]);
  roll();
  expect(course.played.map(({ index }) => index)).toEqual([0, 3]);
  expect([first, course.state.wind]).toEqual([1, 3].map((n) => (sampleAt(key, n, { dice: 1 }) as number[])[0]));
});

describe('withdraw', () => {
  beforeEach(() => begin({ step: 'launch' }));

  test('takes back an answer to an open question, and another may be given', () => {
    const before = structuredClone(course.state);
    answer(1, launch(0));
    expect(withdraw(1, 0)).toBeNull();
    expect(course.state).toEqual(before);
    expect(refused(() => withdraw(1, 0))).toBe('nothing-to-undo');
    answer(1, launch(1));
    expect(withdraw(1, 2)).toBeNull();
    expect(course.next).toBe(4);
  });

  test('is for the seat itself and its last answer', () => {
    answer(1, launch(0));
    expect(refused(() => withdraw(0, 0))).toBe('nothing-to-undo');
    expect(refused(() => withdraw(1, 1))).toBe('nothing-to-undo');
  });

  test('comes too late when all have answered', () => {
    answer(1, launch(0));
    answer(0, launch(0));
    expect(asked()).toBe('take');
    expect(refused(() => withdraw(1, 0))).toBe('nothing-to-undo');
    expect(refused(() => withdraw(0, 1))).toBe('nothing-to-undo');
  });

  test('does not reach an answer that was filled in, with the number of an older one', () => {
    begin({ step: 'look', scores: [0, 1] });
    answer(0, LOOK);
    expect(asked()).toBe('stand');
    expect(refused(() => withdraw(0, 0))).toBe('nothing-to-undo');
  });

  test('is a barrier: what was free before is not free after it', () => {
    begin({ step: 'look', scores: [1, 1] });
    answer(0, WAIT);
    answer(0, stand('far'));
    expect(withdraw(0, 1)).toBeNull();
    expect(refused(() => undo(0, 0))).toBe('nothing-to-undo');
  });
});

test('an entry is refused as a whole, and named where it is wrong', () => {
  begin({ step: 'throw', wind: 0 });
  const of = { dice: 1 };
  const attempts: [Entry, string, string][] = [
    [{ index: 1, at: 0, seat: 0, answer: THROW, by: { is: 'person' }, clock: null }, 'malformed', 'index'],
    [{ index: 0, at: 0, seat: 1, answer: THROW, by: { is: 'person' }, clock: null }, 'not-asked', 'seat'],
    [{ index: 0, at: 0, seat: 0, answer: WAIT, by: { is: 'person' }, clock: null }, 'illegal', 'answer'],
    [{ index: 0, at: 0, seat: 0, answer: 'throw', by: { is: 'person' }, clock: null }, 'malformed', 'answer.do'],
    [{ index: 0, at: 0, seat: 'chance', of, answer: [4] }, 'not-asked', 'seat'],
  ];
  for (const [entry, code, field] of attempts) {
    expect(advance(course, entry)).toMatchObject({ refused: code, field });
    expect([course.next, course.played]).toEqual([0, []]);
  }
  answer(0, THROW);
  const chance = (of: object, outcome: Json) =>
    add({ index: course.next, at: 0, seat: 'chance', of, answer: outcome } as Entry);
  expect(chance({ dice: 2 }, [1, 4])).toMatchObject({ refused: 'illegal', field: 'of' });
  expect(chance(of, [7])).toMatchObject({ refused: 'malformed', field: 'answer' });
  expect(chance(of, [6])).toBeNull();
});

test('what holds of a course is what folding its log leaves', () => {
  begin({ step: 'look', scores: [1, 1] });
  answer(0, WAIT);
  undo(0, 0);
  answer(0, WAIT);
  answer(1, stand('far'));
  withdraw(1, 3);
  answer(0, stand('near'));
  answer(1, stand('near'));
  expect(log.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(fold(log)).toEqual(course.played);
  undo(0, 3, true);
  expect(fold(log)).toEqual(course.played);
  expect(course.played.map(({ index }) => index)).toEqual([2]);
});

test('events are told once, when their entry is added, and not again when the log is folded', () => {
  begin({ step: 'throw', wind: 0 });
  const told: [Actor, string][] = [];
  const tell = (entry: Entry) => advance(course, entry, (event) => told.push([entry.seat, event.type]));
  answer(0, THROW);
  tell({ index: 1, at: 0, seat: 'chance', of: { dice: 1 }, answer: [5] });
  tell({ ...stamp(), seat: 0, answer: WAIT, clock: null });
  tell({ ...stamp(), seat: 0, undo: 2, consent: false });
  expect(told).toEqual([
    ['chance', 'wind-rose'],
    [0, 'stood'],
  ]);
});
