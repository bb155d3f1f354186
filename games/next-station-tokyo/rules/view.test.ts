import { advance, beginCourse, type EachFrame, fastRng, type Seat, type Viewer, viewOf } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { describe, expect, test } from 'vitest';
import { CARD_IDS } from './cards.ts';
import { nextStation } from './index.ts';
import { mapOf } from './maps.ts';
import { stateAt } from './testing/states.ts';
import type { Action, Event, NextStationState } from './types.ts';

const PILE = [...CARD_IDS];
const PENCILS = ['pink', 'blue', 'brown', 'purple'];
const VIEWERS: Viewer[] = [0, 1, 'public'];
const draw = (from: string, to: string): Action => ({ do: 'draw', from, to });

/** Seat 0 is at its second card, seat 1 has drawn its first line and begun the next. */
function apart(): NextStationState {
  return stateAt(
    {
      pencils: PENCILS,
      cards: [PILE, PILE, PILE, PILE],
      symbols: ['circle', 'square', 'triangle', 'pentagon'],
      effects: ['double-station', 'switch', 'joker', 'extension'],
      players: [
        { phase: 1, revealed: 2, lines: { pink: [{ round: 1, draw: ['x6y9', 'x5y8'] }] } },
        {
          phase: 2,
          revealed: 3,
          lines: {
            brown: [
              { round: 1, draw: ['x9y3', 'x9y2'], circled: true },
              { round: 2, draw: ['x9y3', 'x7y5'] },
              { round: 3, draw: ['x9y2', 'x8y3'] },
            ],
            blue: [{ round: 2, draw: ['x0y6', 'x0y4'] }],
          },
        },
      ],
    },
    2,
    { pace: 'own', effects: true },
  );
}

function linesSeen(state: NextStationState, viewer: Viewer, seat: Seat): (number[] | null)[] {
  const { lines } = nextStation.view(state, viewer).sheets[seat];
  return lines.map(({ rounds }) => (rounds.length > 0 ? rounds : null));
}

describe('at own pace', () => {
  rule('NST-18.3', 'nobody sees further than they have come', () => {
    const state = apart();
    const [behind, ahead, watching] = VIEWERS.map((viewer) => nextStation.view(state, viewer));
    expect(behind.deal).toEqual([PILE.slice(0, 2), [], [], []]);
    expect(ahead.deal).toEqual([PILE, PILE.slice(0, 3), [], []]);
    expect([behind.symbols, behind.effects]).toEqual([['circle'], ['double-station']]);
    expect([ahead.symbols, ahead.effects]).toEqual([
      ['circle', 'square'],
      ['double-station', 'switch'],
    ]);
    expect(watching.deal).toEqual(behind.deal);
    expect(watching.symbols).toEqual(behind.symbols);
  });

  rule(['NST-18.3', 'NST-16.16'], 'of others one sees what they drew in rounds that one has decided oneself', () => {
    const state = apart();
    expect(linesSeen(state, 0, 1)).toEqual([null, null, [1], null]);
    expect(linesSeen(state, 1, 1)).toEqual([null, [2], [1, 2, 3], null]);
    expect(linesSeen(state, 1, 0)).toEqual([[1], null, null, null]);
    expect(linesSeen(state, 'public', 1)).toEqual([null, null, [1], null]);
    const seen = nextStation.view(state, 0);
    expect(seen.ahead).toEqual([false, true]);
    expect([seen.phases, seen.revealed]).toEqual([
      [0, 0],
      [2, 2],
    ]);
    expect(nextStation.view(state, 1)).toMatchObject({ ahead: [false, false], phases: [0, 1], revealed: [2, 3] });
    expect(nextStation.view(state, 'public').ahead).toEqual([false, true]);
    const map = mapOf(state);
    const { ends, lines, connections, tracks } = seen.sheets[1];
    expect(ends.map((end) => map.stations[end].id)).toEqual(['x9y3', 'x9y2']);
    expect(lines[2].circled.map((one) => map.stations[one].id)).toEqual(['x9y2']);
    expect(connections.filter((set) => (set & 0b1111) !== 0)).toHaveLength(2);
    expect(tracks.filter((set) => (set & 0b1111) !== 0)).toHaveLength(1);
  });

  rule('NST-18.3', 'a circle is seen with the segment that led to its station, not before', () => {
    const state = apart();
    state.revealed[0] = 1;
    state.sheets[0] = stateAt({}).sheets[0];
    expect(nextStation.view(state, 0).sheets[1].lines[2]).toEqual({ segments: [], rounds: [], circled: [] });
  });

  rule('NST-18.3', 'what was drawn is in nobody’s log before they have come so far', () => {
    const state = apart();
    const entry = (actor: Seat, viewer: Viewer) => nextStation.entryView(state, actor, draw('a', 'b') as never, viewer);
    expect([entry(0, 0), entry(0, 1), entry(0, 'public')]).toEqual([draw('a', 'b'), draw('a', 'b'), null]);
    expect([entry(1, 0), entry(1, 1), entry(1, 'public')]).toEqual([null, draw('a', 'b'), null]);
    const told: Event = { type: 'passed', seat: 1, forced: true, only: 1 };
    expect(VIEWERS.map((viewer) => nextStation.eventView(told, viewer))).toEqual([null, told, null]);
    const open: Event = { type: 'sheet-scored', seat: 1, total: 3, only: null };
    expect(VIEWERS.map((viewer) => nextStation.eventView(open, viewer))).toEqual([open, open, open]);
  });

  rule('NST-18.3', 'cards are laid out face down', () => {
    const state = stateAt({ pencils: PENCILS, cards: [PILE, PILE.slice(0, 4)] }, 2, { pace: 'own' });
    expect(VIEWERS.map((viewer) => nextStation.view(state, viewer).deal.flat())).toEqual([[], [], []]);
    expect(VIEWERS.map((viewer) => nextStation.entryView(state, 'chance', 'underground-joker', viewer))).toEqual([
      null,
      null,
      null,
    ]);
    const [{ slots, pool }] = nextStation.secrets(state, 0);
    expect([slots, Object.keys(pool)]).toEqual([PILE, PILE]);
    const imagined = nextStation.imagine(nextStation.view(state, 0), fastRng('imagine'));
    expect(imagined.deal.map(({ length }) => length)).toEqual([11, 4, 0, 0]);
  });

  test('symbols and effects are laid out face down too', () => {
    const state = stateAt({ pencils: PENCILS, symbols: ['circle', 'square'], step: 'symbol' }, 2, {
      pace: 'own',
      effects: true,
    });
    expect(nextStation.view(state, 0).symbols).toEqual([]);
    expect(nextStation.entryView(state, 'chance', 'triangle', 1)).toBeNull();
    expect(nextStation.secrets(state, 0)).toEqual([
      { pool: { circle: 1, square: 1, triangle: 1, pentagon: 1 }, slots: ['circle', 'square'] },
    ]);
    expect(nextStation.imagine(nextStation.view(state, 1), fastRng('imagine')).symbols).toHaveLength(2);
  });

  test('pencils are open, whoever takes them', () => {
    const state = stateAt({}, 2, { pace: 'own', pencils: 'chosen' });
    expect(nextStation.entryView(state, 0, { do: 'take', pencil: 'pink' }, 1)).toEqual({ do: 'take', pencil: 'pink' });
    const dealing = stateAt({}, 2, { pace: 'own' });
    expect(nextStation.entryView(dealing, 'chance', ['pink'], 1)).toEqual(['pink']);
  });

  test('what is not known is one pool: the rest of every pile', () => {
    const secrets = nextStation.secrets(apart(), 0);
    expect(secrets.map(({ slots }) => slots.length)).toEqual([9, 11, 11, 11, 3, 3]);
    expect(secrets.every(({ slots, pool }) => slots.every((slot) => pool[slot] === 1))).toBe(true);
    expect(nextStation.secrets(apart(), 1).map(({ slots }) => slots.length)).toEqual([8, 11, 11, 2, 2]);
  });

  test('who is through sees all that there is', () => {
    const state = apart();
    Object.assign(state, { phases: [4, 1], revealed: [0, 3] });
    expect(nextStation.view(state, 0)).toMatchObject({ ahead: [false, false], symbols: state.symbols });
    expect(linesSeen(state, 0, 1)).toEqual([null, [2], [1, 2, 3], null]);
  });

  rule('NST-18.5', 'a decision cannot be taken back', () => {
    const course = beginCourse(nextStation, apart());
    const given = {
      index: 0,
      seat: 0,
      answer: draw('x6y9', 'x4y9'),
      by: { is: 'person' },
      at: 0,
      clock: null,
    } as const;
    expect(advance(course, given)).toBeNull();
    expect(course.state.revealed[0]).toBe(3);
    const by = { index: 1, seat: 0, by: { is: 'person' }, at: 0 } as const;
    expect(advance(course, { ...by, withdraw: 0 })).toMatchObject({ refused: 'nothing-to-undo' });
    expect(advance(course, { ...by, undo: 0, consent: false })).toMatchObject({ refused: 'nothing-to-undo' });
  });
});

describe('together', () => {
  const round = () => stateAt({ pencils: PENCILS, cards: [['overground-triangle']], players: [{}, {}] }, 2);
  const answer = (seat: Seat, to: string, index: number) =>
    ({
      index,
      seat,
      answer: draw(seat === 0 ? 'x6y9' : 'x9y3', to),
      by: { is: 'person' },
      at: 0,
      clock: null,
    }) as const;

  rule('NST-3.4', 'what one has decided is hidden from others until all have, and can be taken back until then', () => {
    const course = beginCourse(nextStation, round());
    expect(advance(course, answer(0, 'x6y7', 0))).toBeNull();
    const shown = (viewer: Viewer) => (viewOf(nextStation, course.state, viewer).stack.at(-1) as EachFrame).answers[0];
    expect(VIEWERS.map(shown)).toEqual([draw('x6y9', 'x6y7'), 'sealed', 'sealed']);
    expect(advance(course, { index: 1, seat: 0, withdraw: 0, by: { is: 'person' }, at: 0 })).toBeNull();
    expect(advance(course, answer(0, 'x7y9', 2))).toBeNull();
    expect(advance(course, answer(1, 'x9y5', 3))).toBeNull();
    expect(course.state.sheets[0].lines[0].segments.map((one) => mapOf(course.state).segments[one].b)).toEqual([
      mapOf(course.state).byId.get('x7y9'),
    ]);
    expect(advance(course, { index: 4, seat: 0, withdraw: 2, by: { is: 'person' }, at: 0 })).toMatchObject({
      refused: 'nothing-to-undo',
    });
  });

  rule('NST-16.16', 'everybody sees every sheet', () => {
    const state = stateAt(
      {
        pencils: PENCILS,
        cards: [['overground-triangle', 'overground-circle']],
        players: [{ lines: { pink: ['x6y9', 'x6y7'] } }, {}],
      },
      2,
    );
    for (const viewer of VIEWERS) {
      const seen = nextStation.view(state, viewer);
      expect(seen.sheets).toEqual(state.sheets);
      expect(seen).toMatchObject({ viewer, ahead: [false, false], deal: state.deal });
      expect(nextStation.secrets(state, viewer)).toEqual([]);
      expect(nextStation.entryView(state, 'chance', 'overground-joker', viewer)).toBe('overground-joker');
    }
  });
});
