/** Positions; README.md says what is in them. */
import {
  type Json,
  joined,
  type OrRefusal,
  objectTo,
  readChoice,
  readFields,
  readInteger,
  reading,
  readList,
  same,
} from '@yamanote/kernel';
import { parseAction } from './actions.ts';
import { CARD_IDS, CARDS, EFFECT_IDS, GOAL_IDS, PENCILS, PHASES, SYMBOLS } from './cards.ts';
import { addAnswers } from './draw.ts';
import { checkMap } from './map/check.ts';
import { type FoldedMap, foldMap, unfoldMap } from './map/fold.ts';
import { mapOf } from './maps.ts';
import { pencilOf, slotsWithGap } from './pencils.ts';
import { roundAt } from './permit.ts';
import { checkQuestion, checkStep } from './position-check.ts';
import { MOST_ROUNDS, makeLines, readLines } from './position-lines.ts';
import { impossible } from './position-refusal.ts';
import { isUnderWay, nextToDeal, STEPS, type StepName, stackFor, stepOf } from './position-steps.ts';
import { setup } from './setup.ts';
import { sheetWith } from './sheet.ts';
import type { Action, Frame, NextStationOptions, NextStationState as State } from './types.ts';

const FIELDS = [
  ...['map', 'pencils', 'spare', 'step', 'phase', 'cards', 'symbols', 'effects', 'goals', 'players', 'answers'],
];
const PLAYER_FIELDS = ['phase', 'revealed', 'lines'];

type Fields = Record<string, unknown>;

export function makePosition(state: State): Json {
  const map = mapOf(state);
  const { stack, options, ownMap, pencils, slots, deal, symbols, effects, goals, phases } = state;
  const frame = stack.at(-1);
  const own = options.pace === 'own';
  const players = state.sheets.map((sheet, seat) => ({
    ...(own && { phase: phases[seat] + 1, revealed: state.revealed[seat] }),
    lines: makeLines(map, sheet),
  }));
  return {
    ...(ownMap && { map: unfoldMap(ownMap) as unknown as Json }),
    pencils: pencils.slice(),
    ...(slots.length === 3 && { spare: spareAfter(slots) }),
    step: frame?.kind ?? 'over',
    ...(!own && phases[0] < PHASES && { phase: phases[0] + 1 }),
    cards: deal.map((cards) => cards.slice()),
    ...(options.effects && { symbols: symbols.slice(), effects: effects.slice() }),
    ...(options.goals && { goals: goals.slice() }),
    players,
    ...(frame?.kind === 'draw' && { answers: frame.answers.slice() as Json }),
  };
}

/** The seat to whose left the gap is, among three. */
function spareAfter(slots: readonly number[]): number {
  return slots.findLastIndex((slot, seat) => slot === seat);
}

export function parsePosition(json: unknown, seats: number, options: NextStationOptions): OrRefusal<State> {
  return reading(() => {
    const fields = readFields('', json, [], FIELDS);
    const state = setup(seats, options, fields.map === undefined ? null : readMap(fields.map));
    if (FIELDS.every((field) => field === 'map' || fields[field] === undefined)) return state;
    readPencils(state, fields);
    readCards(state, fields);
    const phase = fields.phase === undefined ? 0 : readInteger('phase', fields.phase, 1, PHASES) - 1;
    const step = fields.step === undefined ? stepOf(state, phase) : readChoice('step', fields.step, STEPS);
    readPlaces(state, step, phase, fields);
    checkStep(state, step);
    readSheets(state, step, fields);
    checkQuestion(state, step);
    state.stack = stackFor(state, step);
    if (fields.answers !== undefined) readAnswers(state, fields.answers);
    return state;
  });
}

function readMap(json: unknown): FoldedMap {
  const map = checkMap(json);
  if (!Array.isArray(map)) return foldMap(map);
  const [{ check, field, expected, found }] = map;
  return objectTo(joined('map', field), check === 'form' ? expected : `${expected} (${check})`, found);
}

function readPencils(state: State, fields: Fields): void {
  const seats = state.slots.length;
  if (fields.spare !== undefined) {
    if (seats !== 3) impossible('spare', 'nothing, unless three play', fields.spare);
    state.slots = slotsWithGap(seats, readInteger('spare', fields.spare, 0, seats - 1));
  }
  if (fields.pencils === undefined) return;
  const list = readList('pencils', fields.pencils);
  if (list.length !== PENCILS.length) objectTo('pencils', `a list of ${PENCILS.length}, one for each slot`, list);
  state.pencils = list.map((item, i) => (item === null ? null : readChoice(`pencils[${i}]`, item, PENCILS)));
  noneTwice('pencils', state.pencils);
}

function readCards(state: State, fields: Fields): void {
  if (fields.cards !== undefined) {
    const piles = readList('cards', fields.cards);
    if (piles.length > PHASES) objectTo('cards', `at most ${PHASES} piles, one for each phase`, piles);
    piles.forEach((pile, phase) => {
      state.deal[phase] = readPile(`cards[${phase}]`, pile, CARD_IDS);
    });
  }
  if (fields.symbols !== undefined) state.symbols = readPile('symbols', fields.symbols, SYMBOLS);
  if (fields.effects !== undefined) state.effects = readPile('effects', fields.effects, EFFECT_IDS);
  if (fields.goals !== undefined) state.goals = readPile('goals', fields.goals, GOAL_IDS);
}

function readPile<T extends string>(field: string, json: unknown, all: readonly T[]): T[] {
  const pile = readList(field, json).map((card, i) => readChoice(`${field}[${i}]`, card, all));
  noneTwice(field, pile);
  return pile;
}

function noneTwice(field: string, list: readonly (string | null)[]): void {
  const again = list.findIndex((item, i) => item !== null && list.indexOf(item) < i);
  if (again >= 0) impossible(`${field}[${again}]`, 'one that is not named yet', list[again]);
}

/** Who is in which phase, and how many of its cards they see. */
function readPlaces(state: State, step: StepName, phase: number, fields: Fields): void {
  const own = state.options.pace === 'own';
  const over = step === 'over';
  if (fields.phase !== undefined && (own || over)) {
    impossible('phase', own ? 'a phase of each player, at own pace' : 'no phase when all is over', fields.phase);
  }
  state.phases.fill(over ? PHASES : phase);
  state.revealed.fill(over || own ? 0 : state.deal[phase].length);
  playersIn(state, fields).forEach((player, seat) => {
    const field = `players[${seat}]`;
    if (!own && (player.phase !== undefined || player.revealed !== undefined)) {
      impossible(field, 'neither phase nor revealed of a single player, unless at own pace', player);
    }
    if (player.phase !== undefined) state.phases[seat] = readInteger(`${field}.phase`, player.phase, 1, PHASES + 1) - 1;
    if (player.revealed !== undefined) {
      state.revealed[seat] = readInteger(`${field}.revealed`, player.revealed, 0, CARD_IDS.length);
    }
  });
}

function playersIn(state: State, fields: Fields): Fields[] {
  if (fields.players === undefined) return [];
  return perSeat(state, 'players', fields.players).map((json, seat) =>
    readFields(`players[${seat}]`, json, [], PLAYER_FIELDS),
  );
}

function perSeat(state: State, field: string, json: unknown): readonly unknown[] {
  const list = readList(field, json);
  const seats = state.slots.length;
  return list.length === seats ? list : objectTo(field, `a list of ${seats}, one for each seat`, list);
}

/** What has been drawn; in the running phase only in rounds that are decided. */
function readSheets(state: State, step: StepName, fields: Fields): void {
  const map = mapOf(state);
  const dealing = state.options.pace === 'own' && nextToDeal(state) !== null;
  const players = playersIn(state, fields);
  for (const seat of state.slots.keys()) {
    const running = isUnderWay(step) && !dealing && state.phases[seat] < PHASES;
    const lines = readLines(
      state,
      seat,
      `players[${seat}].lines`,
      players[seat]?.lines ?? {},
      roundsDecided(state, step, seat),
    );
    state.sheets[seat] = sheetWith(map, lines, running ? pencilOf(state, seat, state.phases[seat]) : null);
  }
}

/** The open round is not decided, nor is one whose switch waits for a second card. */
function roundsDecided(state: State, step: StepName, seat: number): number {
  const cards = state.deal[state.phases[seat]];
  if (cards === undefined) return MOST_ROUNDS;
  const revealed = state.revealed[seat];
  const isOpen = step === 'draw' || step === 'own-pace' || (revealed > 0 && CARDS[cards[revealed - 1]].branch);
  return roundAt(cards, revealed) - (isOpen ? 1 : 0);
}

function readAnswers(state: State, json: unknown): void {
  const frame = state.stack.pop() as Frame | undefined;
  if (frame?.kind !== 'draw') impossible('answers', 'no answers but at "draw"', json);
  const answers = perSeat(state, 'answers', json).map((item, seat): Action | null => {
    if (item === null) return null;
    const choices: Action[] = [];
    if (frame.seats.includes(seat)) addAnswers(state, seat, choices);
    const action = parseAction(item);
    return (
      choices.find((choice) => same(choice, action)) ??
      impossible(`answers[${seat}]`, 'a legal answer of this seat', item)
    );
  });
  state.stack.push({ ...frame, answers });
}
