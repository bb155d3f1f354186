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
import { askedIn, endingOf } from './asked.ts';
import type { Draft } from './draft.ts';
import {
  commit,
  isOver,
  matchOf,
  openMatch,
  questionOf,
  type RunningMatch,
  reaches,
  reachesAll,
  receive,
  refuseRewind,
  snapshotOf,
  tookBackEnough,
} from './running-match.ts';
import { between, show, sightOf, since } from './show.ts';

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

function begun(game = lanterns): RunningMatch<Lanterns> {
  const match = openMatch(game, header(), seed) as RunningMatch<Lanterns>;
  take(match, receive(match, { is: 'begin', at: 0 }));
  return match;
}

function take(match: RunningMatch<Lanterns>, draft: ReturnType<typeof receive<Lanterns>>): Draft<Lanterns> {
  if (isRefusal(draft)) throw new Error(JSON.stringify(draft));
  commit(match, draft);
  return draft;
}

function answer(match: RunningMatch<Lanterns>, seat: Seat, ...answers: unknown[]) {
  return receive(match, {
    is: 'answers',
    seat,
    question: questionOf(match, seat),
    answers,
    by: person,
    at: 1,
    clock: null,
  });
}

/** Answers with the first legal choice of whoever is asked, until the match waits for a question of this kind. */
function playTo(match: RunningMatch<Lanterns>, kind: string | null): void {
  for (;;) {
    const waiting = pending(match.game, match.course.state);
    if (waiting.is === 'over' || waiting.kind === kind) return;
    if (waiting.is === 'chance') throw new Error('a match never waits for chance');
    const [seat] = waiting.seats;
    take(match, answer(match, seat, legal(match.game, match.course.state, seat)[0]));
  }
}

describe('a match', () => {
  test('begins with what chance has to do, and then waits for a seat', () => {
    const match = begun();
    expect(match.log).toHaveLength(9);
    expect(match.log.every((entry) => entry.seat === 'chance')).toBe(true);
    expect(pending(lanterns, match.course.state)).toEqual({ is: 'ask', kind: 'throw', seats: [0] });
    expect(receive(match, { is: 'begin', at: 0 })).toMatchObject({ refused: 'stale' });
  });

  test('changes nothing before a draft is committed', () => {
    const match = begun();
    const before = hashOf(match.course.state);
    const draft = answer(match, 0, { do: 'throw' });
    expect(isRefusal(draft)).toBe(false);
    expect(hashOf(match.course.state)).toBe(before);
    expect(match.log).toHaveLength(9);
    take(match, draft);
    expect(match.log.map((entry) => entry.seat).slice(9)).toEqual([0, 'chance']);
    expect(() => commit(match, draft as Draft<Lanterns>)).toThrow('older state');
  });

  test('takes a row of answers whole or not at all', () => {
    const match = begun();
    const { next } = match.course;
    const refusal = answer(match, 0, { do: 'throw' }, { do: 'stand', bank: 'near' });
    expect(refusal).toMatchObject({ refused: 'not-asked', field: 'answers[1]' });
    expect(match.course.next).toBe(next);
    const tooMany = Array.from({ length: 33 }, () => ({ do: 'throw' }));
    expect(answer(match, 0, ...tooMany)).toMatchObject({ refused: 'malformed', field: 'answers' });
    expect(answer(match, 0)).toMatchObject({ refused: 'malformed', field: 'answers' });
  });

  test('a row of answers ends with the first that shows something, whatever follows it', () => {
    const stand = { ...lanterns.rules.stand, reveals: () => true };
    const match = begun({ ...lanterns, rules: { ...lanterns.rules, stand } } as typeof lanterns);
    playTo(match, 'stand');
    const [seat] = (pending(match.game, match.course.state) as { seats: Seat[] }).seats;
    const [first] = legal(match.game, match.course.state, seat);
    const tried = [first, { do: 'throw' }, 'nonsense'].map((further) => answer(match, seat, first, further));
    for (const refusal of tried) {
      expect(refusal).toMatchObject({
        refused: 'illegal',
        field: 'answers[1]',
        expected: (tried[0] as Refusal).expected,
      });
    }
    take(match, answer(match, seat, first));
  });

  test('refuses a late answer, and one of another seat', () => {
    const match = begun();
    const late = {
      is: 'answers',
      seat: 0,
      question: 8,
      answers: [{ do: 'throw' }],
      by: person,
      at: 1,
      clock: null,
    } as const;
    expect(receive(match, late)).toMatchObject({ refused: 'stale', field: 'question' });
    expect(answer(match, 1, { do: 'throw' })).toMatchObject({ refused: 'not-asked' });
  });

  test('keeps and shows what the rules took an answer for, however it was written', () => {
    const parseAction = (json: unknown) => lanterns.parseAction({ do: String(Object(json).do).toLowerCase() });
    const match = begun({ ...lanterns, parseAction });
    const [addition] = take(match, answer(match, 0, { do: 'THROW' })).additions;
    const { index } = addition.entry;
    for (const entry of [addition.entry, match.log[index], show(match.game, addition, 1).entry]) {
      expect(entry).toMatchObject({ index, seat: 0, answer: { do: 'throw' } });
    }
  });

  test('keeps a question open to all who owe an answer, in any order', () => {
    const match = begun();
    playTo(match, 'launch');
    const { questions } = match;
    take(match, answer(match, 2, { do: 'launch', place: 0 }));
    expect(match.questions).toEqual(questions);
    // Opened from there, it could not be withdrawn.
    expect(snapshotOf(match)).toBeNull();
    expect(answer(match, 2, { do: 'launch', place: 1 })).toMatchObject({ refused: 'answered' });
    take(match, answer(match, 0, { do: 'launch', place: 1 }));
    expect(match.questions).toEqual(questions);
    take(match, receive(match, { is: 'withdraw', seat: 2, by: person, at: 2 }));
    expect(match.questions).toEqual(questions);
    take(match, answer(match, 1, { do: 'launch', place: 0 }));
    take(match, answer(match, 2, { do: 'launch', place: 1 }));
    for (const seat of [0, 1, 2]) expect(match.questions[seat]).toBeGreaterThan(questions[seat]);
    expect(receive(match, { is: 'withdraw', seat: 2, by: person, at: 3 })).toMatchObject({
      refused: 'nothing-to-undo',
    });
  });

  test('undoes what lies behind no barrier, and nothing else', () => {
    const match = begun();
    playTo(match, 'look');
    const undo = { is: 'undo', seat: 0, to: null, consent: false, by: person, at: 2 } as const;
    expect(receive(match, undo)).toMatchObject({ refused: 'nothing-to-undo' });
    const before = hashOf(match.course.state);
    take(match, answer(match, 0, { do: 'wait' }));
    expect(snapshotOf(match)).toBeNull();
    expect(receive(match, { ...undo, seat: 1 })).toMatchObject({ refused: 'nothing-to-undo' });
    take(match, receive(match, undo));
    expect(hashOf(match.course.state)).toBe(before);
    take(match, answer(match, 0, { do: 'look', seat: 1, place: 0 }));
    expect(receive(match, undo)).toMatchObject({ refused: 'nothing-to-undo' });
  });

  test('nobody makes a match endless by taking back', () => {
    const match = begun();
    playTo(match, 'look');
    const undo = { is: 'undo', seat: 0, to: null, consent: false, by: person, at: 2 } as const;
    const begins = match.log.length;
    let taken = 0;
    for (take(match, answer(match, 0, { do: 'wait' })); sightOf(match, 0).undo !== null; taken++) {
      take(match, receive(match, undo));
      take(match, answer(match, 0, { do: 'wait' }));
    }
    expect(taken).toBeGreaterThanOrEqual(50);
    expect(taken).toBeLessThan(60 + begins);
    expect(receive(match, undo)).toMatchObject({
      refused: 'nothing-to-undo',
      expected: expect.stringMatching('stays'),
    });
    // Nor does anybody use up what others may take back.
    expect([0, 1, 2].map((seat) => tookBackEnough(match, seat))).toEqual([true, false, false]);
    // A match that goes on has room for more.
    match.course = { ...match.course, next: 4 * match.course.next };
    expect(sightOf(match, 0).undo).not.toBeNull();
  });

  test('what was taken back is counted from the start, also at a match opened from a snapshot', () => {
    const match = begun();
    playTo(match, 'look');
    for (let i = 0; i < 3; i++) {
      take(match, answer(match, 0, { do: 'wait' }));
      take(match, receive(match, { is: 'undo', seat: 0, to: null, consent: false, by: person, at: 2 }));
    }
    take(match, answer(match, 0, { do: 'look', seat: 1, place: 0 }));
    playTo(match, 'take');
    const snapshot = snapshotOf(match);
    expect(snapshot).not.toBeNull();
    const again = openMatch(lanterns, header(), seed, [], snapshot) as RunningMatch<Lanterns>;
    expect([again.takenBack, again.course.next]).toEqual([[3, 0, 0], match.course.next]);
  });

  test('rewinds past a throw by consent, and chance is new', () => {
    const match = begun();
    const thrown = take(match, answer(match, 0, { do: 'throw' })).additions.map(({ entry }) => entry.index);
    take(match, receive(match, { is: 'undo', seat: 1, to: thrown[0], consent: true, by: person, at: 2 }));
    const again = take(match, answer(match, 0, { do: 'throw' })).additions.map(({ entry }) => entry.index);
    expect(again).toEqual([thrown[1] + 2, thrown[1] + 3]);
  });

  test('is the same match when its log is read again, from the start or from a snapshot', () => {
    const match = begun();
    const snapshot = snapshotOf(match);
    playTo(match, 'take');
    expect(snapshotOf(match)).toMatchObject({ next: match.course.next });
    const tail = match.log.filter((entry) => entry.index >= (snapshot?.next as number));
    const resumed = openMatch(lanterns, header(), seed, tail, snapshot) as RunningMatch<Lanterns>;
    expect(hashOf(resumed.course.state)).toBe(hashOf(match.course.state));
    expect(resumed.questions).toEqual(match.questions);
    expect(since(resumed, tail[2].index, 0)).toEqual(since(match, tail[2].index, 0));
    expect(since(resumed, 3, 0, match.log)).toEqual(since(match, 3, 0));
    const later = { ...lanterns, version: 2 };
    expect(openMatch(later, header(), seed, tail, snapshot)).toMatchObject({ refused: 'impossible', field: 'version' });
    const again = openMatch(lanterns, header(), seed, match.log) as RunningMatch<Lanterns>;
    expect(hashOf(again.course.state)).toBe(hashOf(match.course.state));
    expect(again.questions).toEqual(match.questions);
    const broken = match.log.filter((entry) => entry.index !== 5);
    expect(openMatch(lanterns, header(), seed, broken)).toMatchObject({ field: 'log[6].index' });
  });

  test('becomes a match file that verifies, and shows its seed only at the end', () => {
    const match = begun();
    playTo(match, 'stand');
    expect(matchOf(match)).toMatchObject({ seed: null, hash: null });
    playTo(match, null);
    const file = parseMatch(JSON.parse(JSON.stringify(matchOf(match))));
    if (isRefusal(file)) throw new Error(JSON.stringify(file));
    expect(verify(lanterns, file)).toMatchObject({ ok: true, differs: null });
    expect(answer(match, 0, { do: 'throw' })).toMatchObject({ refused: 'over' });
  });

  test('freezes when a rule never ends, and keeps what was before', () => {
    const dusk = { ...lanterns.rules.dusk, run: (state: Lanterns['state']) => void state.stack.push({ kind: 'dusk' }) };
    const endless = { ...lanterns, rules: { ...lanterns.rules, dusk } } as typeof lanterns;
    const match = begun(endless);
    const steps = () => playTo(match, null);
    expect(steps).toThrow('frozen');
    expect(match.frozen).toBe(new Runaway(lanterns, 'dusk').message);
    expect(sightOf(match, 'public').frozen).toBe(true);
    expect(answer(match, 0, { do: 'throw' })).toMatchObject({ refused: 'frozen' });
    expect(openMatch(lanterns, header(), seed, match.log)).toMatchObject({ frozen: null });
  });
});

test('a game in which chance never ends is stopped', () => {
  const wind = {
    ...lanterns.rules.wind,
    happen: (state: Lanterns['state']) => void state.stack.push({ kind: 'wind' }),
  };
  const match = begun({ ...lanterns, rules: { ...lanterns.rules, wind } } as typeof lanterns);
  expect(answer(match, 0, { do: 'throw' })).toMatchObject({ refused: 'frozen' });
  expect(match.frozen).toBe('lanterns: more than 100 entries at once, the last of kind "wind"');
});

describe('at own pace', () => {
  const leap = { do: 'leap' };
  function atTheRiver(): RunningMatch<Stones> {
    const match = openMatch(stones, { ...header(), game: 'stones', options: {} }, seed) as RunningMatch<Stones>;
    const draft = receive(match, { is: 'begin', at: 0 });
    if (isRefusal(draft)) throw new Error(JSON.stringify(draft));
    commit(match, draft);
    return match;
  }
  function give(match: RunningMatch<Stones>, seat: Seat, question: number) {
    const draft = receive(match, { is: 'answers', seat, question, answers: [leap], by: person, at: 1, clock: null });
    if (!isRefusal(draft)) commit(match, draft);
    return draft;
  }

  test('everybody has a question of their own, which nobody else’s answer closes', () => {
    const match = atTheRiver();
    const first = questionOf(match, 1);
    expect(sightOf(match, 1).question).toBe(first);
    expect(give(match, 0, questionOf(match, 0))).not.toHaveProperty('refused');
    expect(give(match, 2, questionOf(match, 2))).not.toHaveProperty('refused');
    expect(questionOf(match, 1)).toBe(first);
    expect(give(match, 1, first)).not.toHaveProperty('refused');
    expect(questionOf(match, 'public')).toBe(questionOf(match, 0));
  });

  test('an answer given twice does not count for the next question', () => {
    const match = atTheRiver();
    const first = questionOf(match, 1);
    give(match, 1, first);
    expect(give(match, 1, first)).toMatchObject({ refused: 'stale', field: 'question' });
    expect(sightOf(match, 1).question).toBe(questionOf(match, 1));
    expect(match.course.state.passed).toEqual([0, 1, 0]);
  });

  test('a message carries one answer, so that nobody tries how the next stones are', () => {
    const match = atTheRiver();
    const { next } = match.course;
    const question = questionOf(match, 1);
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
      expect(receive(match, input)).toMatchObject({ refused: 'illegal', field: 'answers[1]' });
    }
    expect(match.course.next).toBe(next);
  });

  test('a match that is taken up again from a snapshot asks everybody what they were asked', () => {
    const match = atTheRiver();
    for (const seat of [1, 1, 2]) give(match, seat, questionOf(match, seat));
    const snapshot = snapshotOf(match);
    const again = openMatch(stones, match.header, seed, [], snapshot) as RunningMatch<Stones>;
    const asked = [0, 1, 2].map((seat) => questionOf(match, seat));
    expect(new Set(asked).size).toBe(3);
    expect([0, 1, 2].map((seat) => questionOf(again, seat))).toEqual(asked);
    expect(give(again, 1, asked[0])).toMatchObject({ refused: 'stale', field: 'question' });
    expect(give(again, 1, asked[1])).not.toHaveProperty('refused');
  });

  test('nothing is withdrawn or undone, and a match ends when the last has come across', () => {
    const match = atTheRiver();
    give(match, 1, questionOf(match, 1));
    const taken = { seat: 1, by: person, at: 1 };
    expect(receive(match, { is: 'withdraw', ...taken })).toMatchObject({ refused: 'nothing-to-undo' });
    expect(receive(match, { is: 'undo', to: null, consent: false, ...taken })).toMatchObject({
      refused: 'nothing-to-undo',
    });
    for (const seat of [1, 1, 1, 1, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2]) give(match, seat, questionOf(match, seat));
    expect(matchOf(match).hash).toBe(hashOf(match.course.state));
  });
});

describe('what a match shows', () => {
  test('has no secret of others in it: not in views, entries or events', () => {
    const match = begun();
    const [own, others] = [since(match, 0, 1), since(match, 0, 'public')];
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
    const match = begun();
    playTo(match, 'launch');
    const draft = take(match, answer(match, 2, { do: 'launch', place: 0 }));
    const shownTo = (viewer: Seat | 'public') => show(lanterns, draft.additions[0], viewer).entry.answer;
    expect([shownTo(2), shownTo(0), shownTo('public')]).toEqual([{ do: 'launch', place: 0 }, 'sealed', 'sealed']);
    expect(sightOf(match, 0).view.stack.at(-1)).toMatchObject({ answers: [null, null, 'sealed'] });
  });

  test('says who is asked and what may be undone', () => {
    const match = begun();
    playTo(match, 'look');
    take(match, answer(match, 0, { do: 'wait' }));
    expect(sightOf(match, 0).undo).toBe(match.course.next - 1);
    expect(sightOf(match, 1).undo).toBeNull();
    expect(sightOf(match, 'public')).toMatchObject({ undo: null, pending: { kind: 'launch' }, frozen: false });
  });

  test('tells how it stood between two entries, to each viewer its own view, unless there are too many', () => {
    const match = begun();
    playTo(match, 'throw');
    const { additions } = take(match, answer(match, 0, { do: 'throw' }));
    expect(additions.length).toBeGreaterThan(1);
    const views = additions.slice(1).map(({ before }) => [viewOf(lanterns, before, 1), viewOf(lanterns, before, 2)]);
    expect([1, 2].map((viewer) => between(lanterns, additions, viewer))).toEqual(
      [0, 1].map((i) => views.map((of) => of[i])),
    );
    expect(between(lanterns, Array(40).fill(additions[0]), 1)).toEqual([]);
    expect(between(lanterns, [], 1)).toEqual([]);
  });

  test('catches up from any entry to the same events', () => {
    const match = begun();
    const rng = fastRng('catching up');
    playTo(match, null);
    const all = since(match, 0, 2);
    const from = rng.below(all.length);
    expect(since(match, from, 2)).toEqual(all.slice(from));
  });
});

describe('what all agree on', () => {
  const by = person;

  test('a pause: nobody is asked, nothing but going on or ending happens, and then all is as it was', () => {
    const match = begun();
    const [{ question }, { moment }] = [sightOf(match, 0), match];
    take(match, receive(match, { is: 'pause', seat: 1, by, at: 2 }));
    expect(sightOf(match, 0)).toMatchObject({ pending: { is: 'paused' }, undo: null, question });
    expect(match.moment).toBeGreaterThan(moment);
    expect(askedIn(match)).toEqual([]);
    expect(answer(match, 0, { do: 'throw' })).toMatchObject({ refused: 'paused' });
    expect(receive(match, { is: 'undo', seat: 0, to: 0, consent: true, by, at: 2 })).toMatchObject({
      refused: 'paused',
    });
    expect(receive(match, { is: 'pause', seat: 0, by, at: 2 })).toMatchObject({ refused: 'illegal' });
    const again = openMatch(lanterns, match.header, seed, match.log) as RunningMatch<Lanterns>;
    expect(sightOf(again, 0)).toEqual(sightOf(match, 0));
    take(match, receive(match, { is: 'resume', seat: 0, by, at: 3 }));
    expect(askedIn(match)).toEqual([0]);
    expect(isRefusal(answer(match, 0, { do: 'throw' }))).toBe(false);
    expect(receive(match, { is: 'resume', seat: 0, by, at: 3 })).toMatchObject({ refused: 'illegal' });
  });

  test('an end: there is no winner, nothing follows, and the file verifies', () => {
    const match = begun();
    take(match, answer(match, 0, { do: 'throw' }));
    take(match, receive(match, { is: 'end', seat: 2, seats: [0, 1, 2], by, at: 4 }));
    expect(isOver(match)).toBe(true);
    expect(endingOf(match)).toEqual({ winners: [], places: [] });
    expect(sightOf(match, 'public')).toMatchObject({ pending: { is: 'over' }, agreed: true });
    expect(receive(match, { is: 'resume', seat: 0, by, at: 5 })).toMatchObject({ refused: 'over' });
    const file = parseMatch(JSON.parse(JSON.stringify(matchOf(match))));
    if (isRefusal(file)) throw new Error(file.field);
    expect(verify(lanterns, file)).toMatchObject({ ok: true, differs: null });
    const [last] = file.log.slice(-1);
    const more = { ...last, index: last.index + 1, note: { is: 'resume' } } as never;
    expect(isRefusal(openMatch(lanterns, match.header, seed, [...match.log, more]))).toBe(true);
  });

  test('back past a throw: it is thrown anew, and no number of a throw is used twice', () => {
    const match = begun();
    const before = hashOf(match.course.state);
    const { next } = match.course;
    take(match, answer(match, 0, { do: 'throw' }));
    const { chances } = match.course;
    take(match, receive(match, { is: 'undo', seat: 0, to: next, consent: true, by, at: 2 }));
    expect(hashOf(match.course.state)).toBe(before);
    expect(match.course.chances).toBe(chances);
    playTo(match, null);
    const file = matchOf(match);
    expect(verify(lanterns, file)).toMatchObject({ ok: true });
    expect(refuseRewind(match.course, 0)).toMatchObject({ refused: 'nothing-to-undo' });
  });

  test('a match opened from a snapshot says what it reaches', () => {
    const match = begun();
    take(match, answer(match, 0, { do: 'throw' }));
    expect(reaches(match, 0)).toBe(true);
    const undo = { index: 20, seat: 0, undo: 9, consent: true, by, at: 1 };
    expect(reachesAll({ ...match, log: match.log.slice(10) }, [undo])).toBe(false);
    expect(reachesAll({ ...match, log: match.log.slice(9) }, [undo])).toBe(true);
  });
});
