import {
  type By,
  type Header,
  hashOf,
  headerOf,
  isRefusal,
  type Orders,
  parseMatch,
  pending,
  type Refusal,
  replay,
  type Seat,
  sentence,
  usualOrders,
  verify,
  type WholeGame,
} from '@yamanote/kernel';
import { type Action, type Lanterns, lanterns } from '@yamanote/kernel/toys';
import { describe, expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import type { Input } from './input.ts';
import { MOST_ORDERED } from './orders.ts';
import { commit, matchOf, openMatch, questionOf, type RunningMatch, receive, snapshotOf } from './running-match.ts';
import { show, sightOf, since } from './show.ts';

const seed = 'cd'.repeat(32);
const person: By = { is: 'person' };
const usual = usualOrders(lanterns as unknown as WholeGame);
const NOBODY = [null, null];

function header(position: Header['position'] = null): Header {
  const seats = ['Aya', 'Ben'].map((name, i) => ({
    name,
    salt: '5a'.repeat(16),
    player: 'person',
    bits: `${i}`.repeat(32),
  }));
  const options = { first: 0, rounds: 2 };
  return headerOf({
    game: 'lanterns',
    version: 1,
    options,
    seats,
    position,
    seed,
  });
}

/** A match at the start of a match, or in a position; both seats keep orders unless it is said otherwise. */
function tableAt(
  position: Header['position'] = null,
  orders: RunningMatch['orders'] = [usual, usual],
  game: WholeGame<Lanterns> = lanterns,
): RunningMatch<Lanterns> {
  const match = openMatch(game, header(position), seed) as RunningMatch<Lanterns>;
  match.orders = orders;
  return match;
}

function take(match: RunningMatch<Lanterns>, input: Input): Draft<Lanterns> {
  const draft = receive(match, input);
  if (isRefusal(draft)) throw new Error(sentence(draft));
  commit(match, draft);
  return draft;
}

function answer(match: RunningMatch<Lanterns>, seat: Seat, given: Action): Draft<Lanterns> {
  const question = questionOf(match, seat);
  return take(match, { is: 'answers', seat, question, answers: [given], by: person, at: 1, clock: null });
}

function order(match: RunningMatch<Lanterns>, seat: Seat, id: string, settings: unknown): Draft<Lanterns> {
  return take(match, { is: 'order', seat, order: id, settings, at: 2 });
}

function undo(match: RunningMatch<Lanterns>, seat: Seat): Draft<Lanterns> {
  return take(match, { is: 'undo', seat, to: null, consent: false, by: person, at: 3 });
}

/** What a draft added: who did what, and whether by order. */
function told({ additions }: Draft<Lanterns>): string[] {
  return additions.map(({ entry }) => {
    if (entry.seat === 'chance') return 'chance';
    const how = entry.by.is === 'standing-order' ? ' by order' : '';
    return `${entry.seat} ${'answer' in entry ? Object.values(Object(entry.answer)).join(' ') : 'takes back'}${how}`;
  });
}

function asked(match: RunningMatch<Lanterns>): string {
  const waiting = pending(match.game, match.course.state);
  return waiting.is === 'ask' || waiting.is === 'each' ? `${waiting.kind} ${waiting.seats.join(' ')}` : waiting.is;
}

const THROW = {
  step: 'throw',
  rows: [
    ['red', 'gold'],
    ['blue', 'white'],
  ],
};
const LOOK = { ...THROW, step: 'look', wind: 2 };
const STAND = { ...LOOK, step: 'stand', scores: [2, 2] };
const TAKE = { ...LOOK, step: 'take', afloat: ['gold', 'white'], river: { gold: 1, white: 1 } };

describe('an order', () => {
  test('answers at once, as an entry of its seat, in the draft of what led to the question', () => {
    const match = tableAt(THROW, [{ ...usual, take: { colour: 'gold' } }, usual]);
    take(match, { is: 'begin', at: 0 });
    answer(match, 0, { do: 'throw' });
    answer(match, 0, { do: 'wait' });
    answer(match, 0, { do: 'launch', place: 1 });
    const draft = answer(match, 1, { do: 'launch', place: 0 });
    expect(told(draft)).toEqual(['1 launch 0', '0 take gold by order', 'chance']);
    expect(draft.additions[1].entry).toMatchObject({ at: 1, clock: null, by: { is: 'standing-order' } });
    expect(asked(match)).toBe('throw 1');
  });

  test('answers before anything else, chance and further orders in between', () => {
    const alone: Orders = { ...usual, lead: { alone: true } };
    const match = tableAt(null, [alone, alone]);
    const begun = told(take(match, { is: 'begin', at: 0 }));
    expect(begun).toEqual([...Array(6).fill('chance'), '0 throw by order', 'chance', '0 wait by order']);
    expect(asked(match)).toBe('launch 0 1');
  });

  test('of a match that begins with a question answers that one too', () => {
    const match = tableAt(THROW, [{ ...usual, lead: { alone: true } }, usual]);
    expect(told(take(match, { is: 'begin', at: 0 }))).toEqual(['0 throw by order', 'chance', '0 wait by order']);
    expect(told(take(tableAt(THROW), { is: 'begin', at: 0 }))).toEqual([]);
  });

  test('that has no answer leaves the question to its person', () => {
    const far: Orders = { ...usual, bank: { where: 'far', wind: 1 } };
    const match = tableAt({ ...STAND, step: 'look' }, [far, far]);
    expect(told(answer(match, 0, { do: 'wait' }))).toEqual(['0 wait']);
    expect(asked(match)).toBe('stand 0 1');
  });

  test('whose answer is not legal leaves it to its person, and the match goes on', () => {
    const match = tableAt(TAKE, [{ ...usual, take: { colour: 'red' } }, usual]);
    expect(told(take(match, { is: 'begin', at: 0 }))).toEqual([]);
    expect([asked(match), match.frozen]).toEqual(['take 0', null]);
    answer(match, 0, { do: 'take', colour: 'gold' });
  });

  test('that throws leaves it to its person, and the match goes on', () => {
    const fail = (): never => {
      throw new Error('no thought of this');
    };
    const spec = { ...lanterns.orders!.take, answer: fail };
    const game = { ...lanterns, orders: { ...lanterns.orders, take: spec } };
    const match = tableAt(TAKE, [usual, usual], game);
    expect(told(take(match, { is: 'begin', at: 0 }))).toEqual([]);
    expect([asked(match), match.frozen]).toEqual(['take 0', null]);
  });

  test('of a seat that keeps none, like a bot’s, answers nothing and cannot be set', () => {
    const match = tableAt(THROW, NOBODY);
    expect(told(take(match, { is: 'begin', at: 0 }))).toEqual([]);
    const refusal = receive(match, { is: 'order', seat: 0, order: 'lead', settings: { alone: true }, at: 0 });
    expect(sentence(refusal as Refusal)).toBe('seat: expected a seat that keeps orders, found 0');
    expect(receive(match, { is: 'order', seat: 7, order: 'lead', settings: {}, at: 0 })).toMatchObject({
      refused: 'impossible',
    });
  });

  test('answers for each of several seats that are asked at the same time, in their order', () => {
    const match = tableAt({ ...STAND, step: 'look' }, [usual, { ...usual, bank: { where: 'far', wind: 4 } }]);
    expect(told(answer(match, 0, { do: 'wait' }))).toEqual(['0 wait', '1 stand far by order']);
    expect(asked(match)).toBe('stand 0');
    const both = tableAt({ ...STAND, step: 'look' }, Array(2).fill({ ...usual, bank: { where: 'near', wind: 1 } }));
    expect(told(answer(both, 0, { do: 'wait' }))).toEqual(['0 wait', '0 stand near by order', '1 stand near by order']);
    expect(asked(both)).toBe('launch 0 1');
  });

  test('that keeps a match going in circles comes to an end, and its person is asked', () => {
    const look = {
      ...lanterns.rules.look,
      answer: (state: Lanterns['state']) => void state.stack.push({ kind: 'look' }),
    };
    const circles = { ...lanterns, rules: { ...lanterns.rules, look } } as typeof lanterns;
    const match = tableAt(LOOK, [{ ...usual, lead: { alone: true } }, usual], circles);
    expect(take(match, { is: 'begin', at: 0 }).additions).toHaveLength(MOST_ORDERED);
    expect([asked(match), match.frozen]).toEqual(['look 0', null]);
  });
});

describe('setting an order', () => {
  test('counts at once, also for the question that is open', () => {
    const match = tableAt(TAKE);
    take(match, { is: 'begin', at: 0 });
    expect(told(order(match, 0, 'take', { colour: 'white' }))).toEqual(['0 take white by order', 'chance']);
    expect(match.orders).toEqual([{ ...usual, take: { colour: 'white' } }, usual]);
  });

  test('that has nothing to answer adds no entry, and is kept', () => {
    const match = tableAt(TAKE);
    take(match, { is: 'begin', at: 0 });
    const before = hashOf(match.course.state);
    expect(told(order(match, 1, 'bank', { where: 'far', wind: 3 }))).toEqual([]);
    expect([match.orders[1]?.bank, match.course.next, hashOf(match.course.state)]).toEqual([
      { where: 'far', wind: 3 },
      0,
      before,
    ]);
    order(match, 1, 'bank', {});
    expect(match.orders[1]).toEqual(usual);
  });

  test.each<[unknown, unknown, string]>([
    ['bank', { where: 'here' }, 'settings.where: expected one of ask, near, far, found "here"'],
    ['bank', { wind: 7 }, 'settings.wind: expected a whole number from 1 to 6, found 7'],
    ['bank', { when: 1 }, 'settings.when: expected no such field, only where, wind, found 1'],
    ['bank', null, 'settings: expected an object, found null'],
    ['lead', { alone: 'yes' }, 'settings.alone: expected true or false, found "yes"'],
    ['swim', {}, 'order: expected one of lead, bank, take, found "swim"'],
    ['constructor', {}, 'order: expected one of lead, bank, take, found "constructor"'],
    [['bank'], {}, 'order: expected one of lead, bank, take, found ["bank"]'],
  ])('as %j to %j is refused, and nothing changes', (id, settings, expected) => {
    const match = tableAt(TAKE);
    const refusal = receive(match, { is: 'order', seat: 0, order: id, settings, at: 0 });
    expect(sentence(refusal as Refusal)).toBe(expected);
    expect(match.orders).toEqual([usual, usual]);
  });

  test('is refused in a game without orders, and when all is over', () => {
    const { orders: _, ...without } = lanterns;
    const refusal = receive(tableAt(TAKE, [{}, {}], without), {
      is: 'order',
      seat: 0,
      order: 'take',
      settings: {},
      at: 0,
    });
    expect(sentence(refusal as Refusal)).toBe('order: expected no order, this game has none, found "take"');
    const over = tableAt({ step: 'over' });
    expect(receive(over, { is: 'order', seat: 0, order: 'lead', settings: {}, at: 0 })).toMatchObject({
      refused: 'over',
    });
  });

  test('changes nothing before the draft is committed', () => {
    const match = tableAt(TAKE);
    const draft = receive(match, { is: 'order', seat: 0, order: 'take', settings: { colour: 'gold' }, at: 0 });
    expect([match.orders[0], match.course.next]).toEqual([usual, 0]);
    commit(match, draft as Draft<Lanterns>);
    expect(() => commit(match, draft as Draft<Lanterns>)).toThrow('older state');
  });
});

describe('taking back', () => {
  const alone: Orders = { ...usual, lead: { alone: true } };

  test('what an order answered puts the question to the person, until it is answered', () => {
    const match = tableAt(LOOK, [alone, usual]);
    take(match, { is: 'begin', at: 0 });
    expect(asked(match)).toBe('launch 0 1');
    expect(sightOf(match, 0).undo).toBe(0);
    expect(told(undo(match, 0))).toEqual(['0 takes back']);
    expect(asked(match)).toBe('look 0');
    // What somebody else orders meanwhile is not about this question.
    expect(told(order(match, 1, 'lead', { alone: true }))).toEqual([]);
    expect(told(answer(match, 0, { do: 'look', seat: 1, place: 0 }))).toEqual(['0 look 1 0']);
  });

  test('and then asking for a hint leaves the question to the person', () => {
    const match = tableAt(LOOK, [alone, usual]);
    take(match, { is: 'begin', at: 0 });
    undo(match, 0);
    const hint = { is: 'hint', seat: 0, question: questionOf(match, 0), by: person, at: 3 } as const;
    expect(take(match, hint).additions).toHaveLength(1);
    expect(told(order(match, 1, 'lead', { alone: true }))).toEqual([]);
    expect(asked(match)).toBe('look 0');
  });

  test('and then setting the order again counts', () => {
    const match = tableAt(LOOK, [alone, usual]);
    take(match, { is: 'begin', at: 0 });
    undo(match, 0);
    expect(told(order(match, 0, 'lead', { alone: true }))).toEqual(['0 wait by order']);
  });

  test('by consent past a throw lets chance act, and then orders', () => {
    const match = tableAt(THROW, [usual, usual]);
    const thrown = answer(match, 0, { do: 'throw' }).additions[1].entry.index;
    match.orders = [alone, usual];
    const rewound = take(match, { is: 'undo', seat: 1, to: thrown, consent: true, by: person, at: 3 });
    expect(told(rewound)).toEqual(['1 takes back', 'chance', '0 wait by order']);
  });

  test('an answer to a question to all leaves it to the person, also after others have answered', () => {
    const near: Orders = { ...usual, bank: { where: 'near', wind: 1 } };
    const match = tableAt(STAND, [usual, near]);
    take(match, { is: 'begin', at: 0 });
    expect(asked(match)).toBe('stand 0');
    expect(told(take(match, { is: 'withdraw', seat: 1, by: person, at: 3 }))).toEqual(['1 takes back']);
    expect(snapshotOf(match)).toBeNull();
    expect(told(answer(match, 0, { do: 'stand', bank: 'far' }))).toEqual(['0 stand far']);
    expect(asked(match)).toBe('stand 1');
    answer(match, 1, { do: 'stand', bank: 'far' });
    expect(asked(match)).toBe('launch 0 1');
  });
});

describe('orders are nobody else’s business', () => {
  const marked: Orders = { ...usual, bank: { where: 'far', wind: 5 }, take: { colour: 'gold' } };

  test('nothing that a match shows has them; an entry only says that an order gave it', () => {
    const match = tableAt(TAKE, [marked, usual]);
    const { additions } = take(match, { is: 'begin', at: 0 });
    for (const viewer of [0, 1, 'public'] as const) {
      const shown = [
        sightOf(match, viewer),
        since(match, 0, viewer),
        additions.map((one) => show(lanterns, one, viewer)),
      ];
      expect(JSON.stringify(shown)).not.toMatch(/"wind":5|"where"|alone/);
      expect(show(lanterns, additions[0], viewer).entry).toMatchObject({ by: { is: 'standing-order' } });
    }
    expect(JSON.stringify(snapshotOf(match))).not.toMatch(/"where"|alone/);
  });

  test('replay, verify and opening again need none', () => {
    const alone: Orders = { lead: { alone: true }, bank: { where: 'near', wind: 1 }, take: { colour: 'gold' } };
    const match = tableAt(null, [alone, alone]);
    take(match, { is: 'begin', at: 0 });
    while (asked(match) !== 'over') {
      const waiting = pending(match.game, match.course.state) as { kind: string; seats: number[] };
      const [seat] = waiting.seats;
      const colour = match.course.state.afloat[0];
      answer(match, seat, waiting.kind === 'launch' ? { do: 'launch', place: 0 } : { do: 'take', colour });
    }
    const file = parseMatch(JSON.parse(JSON.stringify(matchOf(match))));
    if (isRefusal(file)) throw new Error(sentence(file));
    expect(file.log.some((entry) => 'by' in entry && entry.by.is === 'standing-order')).toBe(true);
    expect(verify(lanterns as unknown as WholeGame, file)).toMatchObject({ ok: true });
    expect(isRefusal(replay(lanterns, file))).toBe(false);
    const again = openMatch(lanterns, header(), seed, file.log) as RunningMatch<Lanterns>;
    expect(hashOf(again.course.state)).toBe(hashOf(match.course.state));
    expect(again.orders).toEqual(NOBODY);
  });

  test('a match opened from a snapshot goes on by the orders that its host remembers', () => {
    const match = tableAt(null, [usual, usual]);
    take(match, { is: 'begin', at: 0 });
    const snapshot = snapshotOf(match);
    const again = openMatch(lanterns, header(), seed, [], snapshot) as RunningMatch<Lanterns>;
    again.orders = [{ ...usual, lead: { alone: true } }, usual];
    expect(asked(again)).toBe('throw 0');
    expect(told(answer(again, 0, { do: 'throw' }))).toEqual(['0 throw', 'chance', '0 wait by order']);
  });
});
