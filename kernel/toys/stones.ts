/**
 * Stones, the other game made up to be read: everybody crosses the same river over the same stones, each at their own
 * pace. The stones lie there before anybody sets off, and nobody knows one before standing in front of it, also not from
 * those who are further. A step is worth a point, a leap two, but on a wet stone it costs one.
 */
import { sample } from '../chance.ts';
import type { ChanceRule, EachFrame, Seat, Viewer, WholeGame } from '../game.ts';
import { objectTo, readChoice, readFields, readInteger, reading, readList } from '../read.ts';

const WIDTH = 5;
const KINDS = ['dry', 'wet'] as const;
type Stone = (typeof KINDS)[number];
const BANK: Readonly<Record<Stone, number>> = { dry: 4, wet: 3 };

type Action = { readonly do: 'step' | 'leap' };
/** `left` to be laid. */
type Frame = { readonly kind: 'lay'; readonly left: number } | (EachFrame<Action> & { readonly kind: 'cross' });

interface StonesState {
  stack: Frame[];
  stones: Stone[];
  /** By seat: how many stones lie behind it. */
  passed: number[];
  scores: number[];
}

/** Stones as far as the viewer has come; of the others nothing before the end. */
type StonesView = StonesState & { viewer: Viewer };

export interface Stones {
  frame: Frame;
  state: StonesState;
  action: Action;
  event: { type: 'crossed'; seat: Seat; stone: Stone };
  options: { edition: 'river' };
  view: StonesView;
}

const lay: ChanceRule<StonesState, Extract<Frame, { kind: 'lay' }>, never> = {
  is: 'chance',
  of: ({ stones }) => ({ draw: 1, from: left(stones) }),
  happen(state, { left: toLay }, [stone]: [Stone]) {
    state.stones.push(stone);
    if (toLay > 1) state.stack.push({ kind: 'lay', left: toLay - 1 });
    else state.stack.push({ kind: 'cross', answers: state.passed.map(() => null) });
  },
};

export const stones: WholeGame<Stones> = {
  id: 'stones',
  version: 1,
  editions: ['river'],
  seats: { min: 1, max: 3 },
  options: {},
  longest: 50,

  setup: (seats) => ({
    stack: [{ kind: 'lay', left: WIDTH }],
    stones: [],
    passed: Array(seats).fill(0),
    scores: Array(seats).fill(0),
  }),
  rules: {
    lay,
    cross: {
      is: 'each',
      sealed: false,
      seats: ({ passed }) => [...passed.keys()].filter((seat) => passed[seat] < WIDTH),
      legal: (_state, _frame, _seat, list) => list.push({ do: 'step' }, { do: 'leap' }),
      atOnce(state, _frame, seat, answer, tell) {
        const stone = state.stones[state.passed[seat]++];
        state.scores[seat] += answer.do === 'step' ? 1 : stone === 'dry' ? 2 : -1;
        tell?.({ type: 'crossed', seat, stone });
      },
      close() {},
    },
  },
  clone: ({ stack, stones: laid, passed, scores }) => ({
    ...{ stack: stack.slice(), stones: laid.slice(), passed: passed.slice(), scores: scores.slice() },
  }),
  standing: ({ stack, scores }) => ({
    winners: stack.length > 0 ? [] : [...scores.keys()].filter((seat) => scores[seat] === Math.max(...scores)),
    scores: scores.slice(),
    places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
  }),

  view(state, viewer) {
    const hidden = (numbers: number[]) => numbers.map((n, seat) => (seat === viewer || isOver(state) ? n : 0));
    const { passed, scores, ...open } = stones.clone(state);
    const known = state.stones.slice(0, seenBy(state, viewer));
    return { ...open, stones: known, passed: hidden(passed), scores: hidden(scores), viewer };
  },
  imagine({ viewer: _viewer, ...seen }, rng) {
    const state = stones.clone(seen);
    const frame = state.stack.at(-1);
    const laid = WIDTH - (frame?.kind === 'lay' ? frame.left : 0);
    while (state.stones.length < laid) {
      state.stones.push(...(sample({ draw: 1, from: left(state.stones) }, rng) as Stone[]));
    }
    return state;
  },
  eventView: (event, viewer) => (event.seat === viewer ? event : null),
  entryView: (_state, actor, answer, viewer) => (actor === viewer ? answer : null),

  makePosition: ({ stones: laid, passed, scores }) => ({
    stones: laid.slice(),
    passed: passed.slice(),
    scores: scores.slice(),
  }),
  parsePosition: (json, seats, options) =>
    reading(() => {
      const fields = readFields('', json, ['stones', 'passed', 'scores']);
      const state = stones.setup(seats, options);
      const numbers = (field: 'passed' | 'scores', least: number) => {
        const list = readList(field, fields[field]);
        if (list.length !== seats) objectTo(field, `a list of ${seats}`, list);
        return list.map((item, seat) => readInteger(`${field}[${seat}]`, item, least));
      };
      state.stones = readList('stones', fields.stones).map((stone, i) => readChoice(`stones[${i}]`, stone, KINDS));
      state.passed = numbers('passed', 0);
      state.scores = numbers('scores', -WIDTH);
      if (state.stones.length < WIDTH) state.stack = [{ kind: 'lay', left: WIDTH - state.stones.length }];
      else state.stack = isOver(state) ? [] : [{ kind: 'cross', answers: state.passed.map(() => null) }];
      return state;
    }),
  parseAction: (json) =>
    reading((): Action => ({ do: readChoice('do', readFields('', json, ['do']).do, ['step', 'leap']) })),

  census: ({ stones: laid }) => Object.fromEntries(KINDS.map((kind) => [kind, left(laid)[kind] + count(laid, kind)])),
  secrets: (state, viewer) => {
    const seen = state.stones.slice(0, seenBy(state, viewer));
    return [{ pool: left(seen), slots: state.stones.slice(seen.length) }].filter(({ slots }) => slots.length > 0);
  },
};

function isOver({ stones: laid, passed }: StonesState): boolean {
  return laid.length === WIDTH && passed.every((n) => n === WIDTH);
}

/** The public looks on from the bank until all are across. */
function seenBy(state: StonesState, viewer: Viewer): number {
  if (isOver(state)) return WIDTH;
  return viewer === 'public' || state.stones.length < WIDTH ? 0 : state.passed[viewer] + 1;
}

function count(laid: readonly Stone[], kind: Stone): number {
  return laid.filter((stone) => stone === kind).length;
}

function left(laid: readonly Stone[]): Record<Stone, number> {
  return Object.fromEntries(KINDS.map((kind) => [kind, BANK[kind] - count(laid, kind)])) as Record<Stone, number>;
}
