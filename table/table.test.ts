import {
  type By,
  fastRng,
  type Header,
  hashOf,
  headerOf,
  isRefusal,
  legal,
  parseMatch,
  pending,
  type Refusal,
  Runaway,
  type Seat,
  verify,
  viewOf,
} from '@yamanote/kernel';
import { type Lanterns, lanterns, type Stones, stones } from '@yamanote/kernel/toys';
import { describe, expect, test } from 'vitest';
import { between, show, sightOf, since } from './show.ts';
import {
  commit,
  type Draft,
  matchOf,
  openTable,
  questionOf,
  receive,
  snapshotOf,
  type Table,
  tookBackEnough,
} from './table.ts';

const seed = 'ab'.repeat(32);
const person: By = { is: 'person' };

function header(seats = 3): Header {
  return headerOf({
    game: 'lanterns',
    version: 1,
    options: { first: 0 },
    seats: Array.from({ length: seats }, (_, i) => ({
      name: `Seat ${i}`,
      salt: '5a'.repeat(16),
      player: 'person',
      bits: `${i}`.repeat(32),
    })),
    position: null,
    seed,
  });
}

function begun(game = lanterns): Table<Lanterns> {
  const table = openTable(game, header(), seed) as Table<Lanterns>;
  take(table, receive(table, { is: 'begin', at: 0 }));
  return table;
}

function take(table: Table<Lanterns>, draft: ReturnType<typeof receive<Lanterns>>): Draft<Lanterns> {
  if (isRefusal(draft)) throw new Error(JSON.stringify(draft));
  commit(table, draft);
  return draft;
}

function answer(table: Table<Lanterns>, seat: Seat, ...answers: unknown[]) {
  return receive(table, {
    is: 'answers',
    seat,
    question: questionOf(table, seat),
    answers,
    by: person,
    at: 1,
    clock: null,
  });
}

/** Answers with the first legal choice of whoever is asked, until the match waits for a question of this kind. */
function playTo(table: Table<Lanterns>, kind: string | null): void {
  for (;;) {
    const waiting = pending(table.game, table.course.state);
    if (waiting.is === 'over' || waiting.kind === kind) return;
    if (waiting.is === 'chance') throw new Error('a table never waits for chance');
    const [seat] = waiting.seats;
    take(table, answer(table, seat, legal(table.game, table.course.state, seat)[0]));
  }
}

describe('a table', () => {
  test('begins with what chance has to do, and then waits for a seat', () => {
    const table = begun();
    expect(table.log).toHaveLength(9);
    expect(table.log.every((entry) => entry.seat === 'chance')).toBe(true);
    expect(pending(lanterns, table.course.state)).toEqual({ is: 'ask', kind: 'throw', seats: [0] });
    expect(receive(table, { is: 'begin', at: 0 })).toMatchObject({ refused: 'stale' });
  });

  test('changes nothing before a draft is committed', () => {
    const table = begun();
    const before = hashOf(table.course.state);
    const draft = answer(table, 0, { do: 'throw' });
    expect(isRefusal(draft)).toBe(false);
    expect(hashOf(table.course.state)).toBe(before);
    expect(table.log).toHaveLength(9);
    take(table, draft);
    expect(table.log.map((entry) => entry.seat).slice(9)).toEqual([0, 'chance']);
    expect(() => commit(table, draft as Draft<Lanterns>)).toThrow('older state');
  });

  test('takes a row of answers whole or not at all', () => {
    const table = begun();
    const { next } = table.course;
    const refusal = answer(table, 0, { do: 'throw' }, { do: 'stand', bank: 'near' });
    expect(refusal).toMatchObject({ refused: 'not-asked', field: 'answers[1]' });
    expect(table.course.next).toBe(next);
    const tooMany = Array.from({ length: 33 }, () => ({ do: 'throw' }));
    expect(answer(table, 0, ...tooMany)).toMatchObject({ refused: 'malformed', field: 'answers' });
    expect(answer(table, 0)).toMatchObject({ refused: 'malformed', field: 'answers' });
  });

  test('a row of answers ends with the first that shows something, whatever follows it', () => {
    const stand = { ...lanterns.rules.stand, reveals: () => true };
    const table = begun({ ...lanterns, rules: { ...lanterns.rules, stand } } as typeof lanterns);
    playTo(table, 'stand');
    const [seat] = (pending(table.game, table.course.state) as { seats: Seat[] }).seats;
    const [first] = legal(table.game, table.course.state, seat);
    const tried = [first, { do: 'throw' }, 'nonsense'].map((further) => answer(table, seat, first, further));
    for (const refusal of tried) {
      expect(refusal).toMatchObject({
        refused: 'illegal',
        field: 'answers[1]',
        expected: (tried[0] as Refusal).expected,
      });
    }
    take(table, answer(table, seat, first));
  });

  test('refuses a late answer, and one of another seat', () => {
    const table = begun();
    const late = {
      is: 'answers',
      seat: 0,
      question: 8,
      answers: [{ do: 'throw' }],
      by: person,
      at: 1,
      clock: null,
    } as const;
    expect(receive(table, late)).toMatchObject({ refused: 'stale', field: 'question' });
    expect(answer(table, 1, { do: 'throw' })).toMatchObject({ refused: 'not-asked' });
  });

  test('keeps and shows what the rules took an answer for, however it was written', () => {
    const parseAction = (json: unknown) => lanterns.parseAction({ do: String(Object(json).do).toLowerCase() });
    const table = begun({ ...lanterns, parseAction });
    const [addition] = take(table, answer(table, 0, { do: 'THROW' })).additions;
    const { index } = addition.entry;
    for (const entry of [addition.entry, table.log[index], show(table.game, addition, 1).entry]) {
      expect(entry).toMatchObject({ index, seat: 0, answer: { do: 'throw' } });
    }
  });

  test('keeps a question open to all who owe an answer, in any order', () => {
    const table = begun();
    playTo(table, 'launch');
    const { questions } = table;
    take(table, answer(table, 2, { do: 'launch', place: 0 }));
    expect(table.questions).toEqual(questions);
    // Opened from there, it could not be withdrawn.
    expect(snapshotOf(table)).toBeNull();
    expect(answer(table, 2, { do: 'launch', place: 1 })).toMatchObject({ refused: 'answered' });
    take(table, answer(table, 0, { do: 'launch', place: 1 }));
    expect(table.questions).toEqual(questions);
    take(table, receive(table, { is: 'withdraw', seat: 2, by: person, at: 2 }));
    expect(table.questions).toEqual(questions);
    take(table, answer(table, 1, { do: 'launch', place: 0 }));
    take(table, answer(table, 2, { do: 'launch', place: 1 }));
    for (const seat of [0, 1, 2]) expect(table.questions[seat]).toBeGreaterThan(questions[seat]);
    expect(receive(table, { is: 'withdraw', seat: 2, by: person, at: 3 })).toMatchObject({
      refused: 'nothing-to-undo',
    });
  });

  test('undoes what lies behind no barrier, and nothing else', () => {
    const table = begun();
    playTo(table, 'look');
    const undo = { is: 'undo', seat: 0, to: null, consent: false, by: person, at: 2 } as const;
    expect(receive(table, undo)).toMatchObject({ refused: 'nothing-to-undo' });
    const before = hashOf(table.course.state);
    take(table, answer(table, 0, { do: 'wait' }));
    expect(snapshotOf(table)).toBeNull();
    expect(receive(table, { ...undo, seat: 1 })).toMatchObject({ refused: 'nothing-to-undo' });
    take(table, receive(table, undo));
    expect(hashOf(table.course.state)).toBe(before);
    take(table, answer(table, 0, { do: 'look', seat: 1, place: 0 }));
    expect(receive(table, undo)).toMatchObject({ refused: 'nothing-to-undo' });
  });

  test('nobody makes a match endless by taking back', () => {
    const table = begun();
    playTo(table, 'look');
    const undo = { is: 'undo', seat: 0, to: null, consent: false, by: person, at: 2 } as const;
    const begins = table.log.length;
    let taken = 0;
    for (take(table, answer(table, 0, { do: 'wait' })); sightOf(table, 0).undo !== null; taken++) {
      take(table, receive(table, undo));
      take(table, answer(table, 0, { do: 'wait' }));
    }
    expect(taken).toBeGreaterThanOrEqual(50);
    expect(taken).toBeLessThan(60 + begins);
    expect(receive(table, undo)).toMatchObject({
      refused: 'nothing-to-undo',
      expected: expect.stringMatching('stays'),
    });
    // Nor does anybody use up what others may take back.
    expect([0, 1, 2].map((seat) => tookBackEnough(table, seat))).toEqual([true, false, false]);
    // A match that goes on has room for more.
    table.course = { ...table.course, next: 4 * table.course.next };
    expect(sightOf(table, 0).undo).not.toBeNull();
  });

  test('what was taken back is counted from the start, also at a table opened from a snapshot', () => {
    const table = begun();
    playTo(table, 'look');
    for (let i = 0; i < 3; i++) {
      take(table, answer(table, 0, { do: 'wait' }));
      take(table, receive(table, { is: 'undo', seat: 0, to: null, consent: false, by: person, at: 2 }));
    }
    take(table, answer(table, 0, { do: 'look', seat: 1, place: 0 }));
    playTo(table, 'take');
    const snapshot = snapshotOf(table);
    expect(snapshot).not.toBeNull();
    const again = openTable(lanterns, header(), seed, [], snapshot) as Table<Lanterns>;
    expect([again.takenBack, again.course.next]).toEqual([[3, 0, 0], table.course.next]);
  });

  test('rewinds past a throw by consent, and chance is new', () => {
    const table = begun();
    const thrown = take(table, answer(table, 0, { do: 'throw' })).additions.map(({ entry }) => entry.index);
    take(table, receive(table, { is: 'undo', seat: 1, to: thrown[0], consent: true, by: person, at: 2 }));
    const again = take(table, answer(table, 0, { do: 'throw' })).additions.map(({ entry }) => entry.index);
    expect(again).toEqual([thrown[1] + 2, thrown[1] + 3]);
  });

  test('is the same table when its log is read again, from the start or from a snapshot', () => {
    const table = begun();
    const snapshot = snapshotOf(table);
    playTo(table, 'take');
    expect(snapshotOf(table)).toMatchObject({ next: table.course.next });
    const tail = table.log.filter((entry) => entry.index >= (snapshot?.next as number));
    const resumed = openTable(lanterns, header(), seed, tail, snapshot) as Table<Lanterns>;
    expect(hashOf(resumed.course.state)).toBe(hashOf(table.course.state));
    expect(resumed.questions).toEqual(table.questions);
    expect(since(resumed, tail[2].index, 0)).toEqual(since(table, tail[2].index, 0));
    expect(since(resumed, 3, 0, table.log)).toEqual(since(table, 3, 0));
    const later = { ...lanterns, version: 2 };
    expect(openTable(later, header(), seed, tail, snapshot)).toMatchObject({ refused: 'impossible', field: 'version' });
    const again = openTable(lanterns, header(), seed, table.log) as Table<Lanterns>;
    expect(hashOf(again.course.state)).toBe(hashOf(table.course.state));
    expect(again.questions).toEqual(table.questions);
    const broken = table.log.filter((entry) => entry.index !== 5);
    expect(openTable(lanterns, header(), seed, broken)).toMatchObject({ field: 'log[6].index' });
  });

  test('becomes a match file that verifies, and shows its seed only at the end', () => {
    const table = begun();
    playTo(table, 'stand');
    expect(matchOf(table)).toMatchObject({ seed: null, hash: null });
    playTo(table, null);
    const match = parseMatch(JSON.parse(JSON.stringify(matchOf(table))));
    if (isRefusal(match)) throw new Error(JSON.stringify(match));
    expect(verify(lanterns, match)).toMatchObject({ ok: true, differs: null });
    expect(answer(table, 0, { do: 'throw' })).toMatchObject({ refused: 'over' });
  });

  test('freezes when a rule never ends, and keeps what was before', () => {
    const dusk = { ...lanterns.rules.dusk, run: (state: Lanterns['state']) => void state.stack.push({ kind: 'dusk' }) };
    const endless = { ...lanterns, rules: { ...lanterns.rules, dusk } } as typeof lanterns;
    const table = begun(endless);
    const steps = () => playTo(table, null);
    expect(steps).toThrow('frozen');
    expect(table.frozen).toBe(new Runaway(lanterns, 'dusk').message);
    expect(sightOf(table, 'public').frozen).toBe(true);
    expect(answer(table, 0, { do: 'throw' })).toMatchObject({ refused: 'frozen' });
    expect(openTable(lanterns, header(), seed, table.log)).toMatchObject({ frozen: null });
  });
});

test('a game in which chance never ends is stopped', () => {
  const wind = {
    ...lanterns.rules.wind,
    happen: (state: Lanterns['state']) => void state.stack.push({ kind: 'wind' }),
  };
  const table = begun({ ...lanterns, rules: { ...lanterns.rules, wind } } as typeof lanterns);
  expect(answer(table, 0, { do: 'throw' })).toMatchObject({ refused: 'frozen' });
  expect(table.frozen).toBe('lanterns: more than 100 entries at once, the last of kind "wind"');
});

describe('at own pace', () => {
  const leap = { do: 'leap' };
  function atTheRiver(): Table<Stones> {
    const table = openTable(stones, { ...header(), game: 'stones', options: {} }, seed) as Table<Stones>;
    const draft = receive(table, { is: 'begin', at: 0 });
    if (isRefusal(draft)) throw new Error(JSON.stringify(draft));
    commit(table, draft);
    return table;
  }
  function give(table: Table<Stones>, seat: Seat, question: number) {
    const draft = receive(table, { is: 'answers', seat, question, answers: [leap], by: person, at: 1, clock: null });
    if (!isRefusal(draft)) commit(table, draft);
    return draft;
  }

  test('everybody has a question of their own, which nobody else’s answer closes', () => {
    const table = atTheRiver();
    const first = questionOf(table, 1);
    expect(sightOf(table, 1).question).toBe(first);
    expect(give(table, 0, questionOf(table, 0))).not.toHaveProperty('refused');
    expect(give(table, 2, questionOf(table, 2))).not.toHaveProperty('refused');
    expect(questionOf(table, 1)).toBe(first);
    expect(give(table, 1, first)).not.toHaveProperty('refused');
    expect(questionOf(table, 'public')).toBe(questionOf(table, 0));
  });

  test('an answer given twice does not count for the next question', () => {
    const table = atTheRiver();
    const first = questionOf(table, 1);
    give(table, 1, first);
    expect(give(table, 1, first)).toMatchObject({ refused: 'stale', field: 'question' });
    expect(sightOf(table, 1).question).toBe(questionOf(table, 1));
    expect(table.course.state.passed).toEqual([0, 1, 0]);
  });

  test('a message carries one answer, so that nobody tries how the next stones are', () => {
    const table = atTheRiver();
    const { next } = table.course;
    const question = questionOf(table, 1);
    for (const further of [leap, { do: 'swim' }]) {
      const input = {
        is: 'answers',
        seat: 1,
        question,
        answers: [leap, further],
        by: person,
        at: 1,
        clock: null,
      } as const;
      expect(receive(table, input)).toMatchObject({ refused: 'illegal', field: 'answers[1]' });
    }
    expect(table.course.next).toBe(next);
  });

  test('a match that is taken up again from a snapshot asks everybody what they were asked', () => {
    const table = atTheRiver();
    for (const seat of [1, 1, 2]) give(table, seat, questionOf(table, seat));
    const snapshot = snapshotOf(table);
    const again = openTable(stones, table.header, seed, [], snapshot) as Table<Stones>;
    const asked = [0, 1, 2].map((seat) => questionOf(table, seat));
    expect(new Set(asked).size).toBe(3);
    expect([0, 1, 2].map((seat) => questionOf(again, seat))).toEqual(asked);
    expect(give(again, 1, asked[0])).toMatchObject({ refused: 'stale', field: 'question' });
    expect(give(again, 1, asked[1])).not.toHaveProperty('refused');
  });

  test('nothing is withdrawn or undone, and a match ends when the last has come across', () => {
    const table = atTheRiver();
    give(table, 1, questionOf(table, 1));
    const taken = { seat: 1, by: person, at: 1 };
    expect(receive(table, { is: 'withdraw', ...taken })).toMatchObject({ refused: 'nothing-to-undo' });
    expect(receive(table, { is: 'undo', to: null, consent: false, ...taken })).toMatchObject({
      refused: 'nothing-to-undo',
    });
    for (const seat of [1, 1, 1, 1, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2]) give(table, seat, questionOf(table, seat));
    expect(matchOf(table).hash).toBe(hashOf(table.course.state));
  });
});

describe('what a table shows', () => {
  test('has no secret of others in it: not in views, entries or events', () => {
    const table = begun();
    const [own, others] = [since(table, 0, 1), since(table, 0, 'public')];
    const dealt = own.filter(({ entry }) => entry.answer !== null);
    expect(dealt).toHaveLength(3);
    for (const { entry, events } of dealt) {
      const [{ colour }] = events as { colour: string }[];
      expect(entry.answer).toEqual([colour]);
      expect(others[entry.index].entry.answer).toBeNull();
      expect(others[entry.index].events).toEqual([{ type: 'dealt', seat: 1, colour: null }]);
    }
    expect(own.every(({ entry }) => !('of' in entry))).toBe(true);
  });

  test('covers sealed answers until all are there', () => {
    const table = begun();
    playTo(table, 'launch');
    const draft = take(table, answer(table, 2, { do: 'launch', place: 0 }));
    const shownTo = (viewer: Seat | 'public') => show(lanterns, draft.additions[0], viewer).entry.answer;
    expect([shownTo(2), shownTo(0), shownTo('public')]).toEqual([{ do: 'launch', place: 0 }, 'sealed', 'sealed']);
    expect(sightOf(table, 0).view.stack.at(-1)).toMatchObject({ answers: [null, null, 'sealed'] });
  });

  test('says who is asked and what may be undone', () => {
    const table = begun();
    playTo(table, 'look');
    take(table, answer(table, 0, { do: 'wait' }));
    expect(sightOf(table, 0).undo).toBe(table.course.next - 1);
    expect(sightOf(table, 1).undo).toBeNull();
    expect(sightOf(table, 'public')).toMatchObject({ undo: null, pending: { kind: 'launch' }, frozen: false });
  });

  test('tells how it stood between two entries, to each viewer its own view, unless there are too many', () => {
    const table = begun();
    playTo(table, 'throw');
    const { additions } = take(table, answer(table, 0, { do: 'throw' }));
    expect(additions.length).toBeGreaterThan(1);
    const views = additions.slice(1).map(({ before }) => [viewOf(lanterns, before, 1), viewOf(lanterns, before, 2)]);
    expect([1, 2].map((viewer) => between(lanterns, additions, viewer))).toEqual(
      [0, 1].map((i) => views.map((of) => of[i])),
    );
    expect(between(lanterns, Array(40).fill(additions[0]), 1)).toEqual([]);
    expect(between(lanterns, [], 1)).toEqual([]);
  });

  test('catches up from any entry to the same events', () => {
    const table = begun();
    const rng = fastRng('catching up');
    playTo(table, null);
    const all = since(table, 0, 2);
    const from = rng.below(all.length);
    expect(since(table, from, 2)).toEqual(all.slice(from));
  });
});
