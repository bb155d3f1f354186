/**
 * Positions: `{ step, deal, answers, leader, round, wind, banks, rows, river, afloat, scores }`, all of them optional.
 * A lantern is its colour, or `{ colour, seenBy }` if others than its owner have seen it. `deal` names the seats that
 * still get a lantern, `answers` what the seats have answered so far. What is in the box follows from the rest.
 */
import type { Seat } from '../../game.ts';
import { type Json, same } from '../../json.ts';
import { accept, objectTo, readChoice, readFields, readInteger, reading, readList } from '../../read.ts';
import type { OrRefusal } from '../../refusal.ts';
import { parseAction } from './actions.ts';
import { roundFrom, rules } from './rules.ts';
import { BOXES, setup } from './setup.ts';
import type { LanternsOptions, LanternsState as State } from './types.ts';
import { type Action, type Bank, COLOURS, type Counts, type Frame, type Lantern } from './types.ts';

const STEPS = ['first', 'deal', 'throw', 'wind', 'look', 'stand', 'launch', 'take', 'over'] as const;
const FIELDS = ['step', 'deal', 'answers', 'leader', 'round', 'wind', 'banks', 'rows', 'river', 'afloat', 'scores'];

export function makePosition(state: State): Json {
  const { stack, leader, round, wind, banks, river, afloat, scores } = state;
  const frame = stack.at(-1);
  const rows = state.rows.map((row) => row.map((lantern) => (lantern.seenBy.length === 1 ? lantern.colour : lantern)));
  return {
    step: frame?.kind ?? 'over',
    ...(frame?.kind === 'deal' ? { deal: frame.to } : {}),
    ...(frame !== undefined && 'answers' in frame ? { answers: frame.answers } : {}),
    ...{ leader, round, wind, banks, rows: rows as unknown as Json, river: { ...river }, afloat, scores },
  };
}

export function parsePosition(json: unknown, seats: number, options: LanternsOptions): OrRefusal<State> {
  return reading(() => {
    const fields = readFields('', json, [], FIELDS);
    const state = setup(seats, options);
    const colour = (field: string, item: unknown) => readChoice(field, item, COLOURS);
    const integer = (field: string, item: unknown) => readInteger(field, item, 0);
    const bank = (field: string, item: unknown): Bank => readChoice(field, item, ['near', 'far']);
    const perSeat = <V>(field: string, read: (field: string, item: unknown, seat: Seat) => V): V[] => {
      const list = readList(field, fields[field]);
      if (list.length !== seats) objectTo(field, `a list of ${seats}, one for each seat`, list);
      return list.map((item, seat) => read(`${field}[${seat}]`, item, seat));
    };
    if (fields.leader !== undefined) state.leader = readInteger('leader', fields.leader, 0, seats - 1);
    if (fields.round !== undefined) state.round = readInteger('round', fields.round, 0, options.rounds);
    if (fields.wind !== undefined) state.wind = readInteger('wind', fields.wind, 0, 6);
    if (fields.banks !== undefined) state.banks = perSeat('banks', bank);
    if (fields.scores !== undefined) state.scores = perSeat('scores', integer);
    if (fields.rows !== undefined) state.rows = perSeat('rows', readRow);
    if (fields.river !== undefined) state.river = readCounts('river', fields.river);
    if (fields.afloat !== undefined && !same(fields.afloat, [])) state.afloat = perSeat('afloat', colour);
    state.box = whatIsLeft(state);
    if (fields.step !== undefined) state.stack = readStack(state, fields);
    if (fields.answers !== undefined) readAnswers(state, perSeat('answers', readAnswer));
    return state;
  });
}

function readRow(field: string, json: unknown, owner: Seat): Lantern[] {
  return readList(field, json).map((item, place) => {
    if (typeof item === 'string') return { colour: readChoice(`${field}[${place}]`, item, COLOURS), seenBy: [owner] };
    const { colour, seenBy } = readFields(`${field}[${place}]`, item, ['colour', 'seenBy']);
    return {
      colour: readChoice(`${field}[${place}].colour`, colour, COLOURS),
      seenBy: readList(`${field}[${place}].seenBy`, seenBy).map((viewer, i) =>
        viewer === 'public' ? viewer : readInteger(`${field}[${place}].seenBy[${i}]`, viewer, 0),
      ),
    };
  });
}

function readCounts(field: string, json: unknown): Counts {
  const fields = readFields(field, json, [], COLOURS);
  const counts = COLOURS.map((colour) => [colour, readInteger(`${field}.${colour}`, fields[colour] ?? 0, 0)]);
  return Object.fromEntries(counts) as Counts;
}

function whatIsLeft(state: State): Counts {
  const all = BOXES[state.options.festival];
  const left = COLOURS.map((colour): [string, number] => {
    const inRows = state.rows.flat().filter((lantern) => lantern.colour === colour).length;
    const used = inRows + state.river[colour];
    if (used > all[colour]) objectTo('rows', `at most ${all[colour]} ${colour} with the river`, used, 'impossible');
    return [colour, all[colour] - used];
  });
  return Object.fromEntries(left) as Counts;
}

function readStack(state: State, fields: Record<string, unknown>): Frame[] {
  const seats = state.scores.length;
  const step = readChoice('step', fields.step, STEPS);
  switch (step) {
    case 'over':
      return [];
    case 'first':
      return setup(seats, { ...state.options, first: 'random' }).stack;
    case 'deal': {
      const list = readList('deal', fields.deal);
      const to = list.map((seat, i) => readInteger(`deal[${i}]`, seat, 0, seats - 1));
      // Before the first throw a round is still to begin; later on, one is about to end.
      return [...(state.wind === 0 ? [{ kind: 'round' } as const] : roundFrom(state, 'dusk')), { kind: 'deal', to }];
    }
    case 'wind':
      return [...roundFrom(state, 'throw').slice(0, -1), { kind: 'wind' }];
    default:
      return roundFrom(state, step);
  }
}

function readAnswer(field: string, json: unknown): Action | null {
  return json === null ? null : accept(field, parseAction(json));
}

function readAnswers(state: State, answers: (Action | null)[]): void {
  const frame = state.stack.pop();
  if (frame?.kind === 'stand' || frame?.kind === 'launch') {
    for (const [seat, answer] of answers.entries()) {
      const list: Action[] = [];
      rules[frame.kind].legal(state, frame as never, seat, list);
      if (answer !== null && !list.some((legal) => same(legal, answer))) {
        objectTo(`answers[${seat}]`, 'a legal answer', answer, 'impossible');
      }
    }
    state.stack.push({ ...frame, answers });
  } else {
    objectTo('answers', 'a step that asks all', answers);
  }
}
