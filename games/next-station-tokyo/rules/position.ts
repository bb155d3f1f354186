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
import { MOST_SEATS, parseAction } from './actions.ts';
import { CARD_IDS, CARDS, EFFECT_IDS, GOAL_IDS, GOALS_IN_PLAY, PENCILS, PHASES, SYMBOLS } from './cards.ts';
import { addDrawings, PASS } from './draw.ts';
import { checkMap } from './map/check.ts';
import { type FoldedMap, foldMap, unfoldMap } from './map/fold.ts';
import { mapOf } from './maps.ts';
import { CARDS_IN_ALL, ownPaceFrame } from './own-pace.ts';
import { pencilOf, pencilsLeft, slotsWithGap } from './pencils.ts';
import { isLastRound, roundAt } from './permit.ts';
import { drawFrame, phaseFrom } from './phase.ts';
import { MOST_ROUNDS, makeLines, readLines } from './position-lines.ts';
import { setup } from './setup.ts';
import { sheetWith } from './sheet.ts';
import type { Action, Frame, NextStationOptions, NextStationState as State } from './types.ts';

const STEPS = [
  ...(['spare', 'pencil', 'take-pencil', 'place-spare', 'goals', 'symbol', 'effect'] as const),
  ...(['reveal', 'draw', 'deal', 'own-pace', 'over'] as const),
];
type StepName = (typeof STEPS)[number];

const BEFORE_PENCILS: readonly StepName[] = ['spare', 'pencil', 'take-pencil', 'place-spare'];

const FIELDS = [
  'map',
  'pencils',
  'spare',
  'step',
  'phase',
  'cards',
  'symbols',
  'effects',
  'goals',
  'players',
  'answers',
];
const PLAYER_FIELDS = ['phase', 'revealed', 'lines'];

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
    const named = FIELDS.filter((field) => field !== 'map' && fields[field] !== undefined);
    if (named.length === 0) return state;
    readPencils(state, fields);
    readCards(state, fields);
    const step = fields.step === undefined ? defaultStep(state, fields) : readChoice('step', fields.step, STEPS);
    readPlaces(state, step, fields);
    checkStep(state, step);
    readSheets(state, step, fields);
    state.stack = stackFor(state, step);
    if (fields.answers !== undefined) readAnswers(state, fields.answers);
    return state;
  });
}

function readMap(json: unknown): FoldedMap {
  const map = checkMap(json);
  if (!Array.isArray(map)) return foldMap(map);
  const [{ check, field, expected, found }] = map;
  const id = check === 'form' ? '' : ` (${check})`;
  return objectTo(joined('map', field), `${expected}${id}`, found);
}

function readPencils(state: State, fields: Record<string, unknown>): void {
  if (fields.spare !== undefined) {
    if (state.slots.length !== 3) impossible('spare', 'nothing, unless three play', fields.spare);
    state.slots = slotsWithGap(3, readInteger('spare', fields.spare, 0, 2));
  }
  if (fields.pencils === undefined) return;
  const list = readList('pencils', fields.pencils);
  if (list.length !== PENCILS.length) objectTo('pencils', `a list of ${PENCILS.length}, one for each slot`, list);
  state.pencils = list.map((item, i) => (item === null ? null : readChoice(`pencils[${i}]`, item, PENCILS)));
  noneTwice(
    'pencils',
    state.pencils.filter((pencil) => pencil !== null),
  );
}

function readCards(state: State, fields: Record<string, unknown>): void {
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
  const { effects, goals } = state.options;
  if (!effects && state.symbols.length + state.effects.length > 0)
    impossible('symbols', 'none without the station effects', state.symbols);
  if (![0, goals ? GOALS_IN_PLAY : 0].includes(state.goals.length)) {
    impossible('goals', goals ? `none, or ${GOALS_IN_PLAY}` : 'none without the goals', state.goals);
  }
}

function readPile<T extends string>(field: string, json: unknown, all: readonly T[]): T[] {
  const pile = readList(field, json).map((card, i) => readChoice(`${field}[${i}]`, card, all));
  noneTwice(field, pile);
  return pile;
}

function noneTwice(field: string, list: readonly string[]): void {
  const again = list.findIndex((item, i) => list.indexOf(item) < i);
  if (again >= 0) impossible(`${field}[${again}]`, 'one that is not named yet', list[again]);
}

/** Where a match stands of which only some things are told. */
function defaultStep(state: State, fields: Record<string, unknown>): StepName {
  if (state.pencils.includes(null))
    return (setup(state.slots.length, state.options).stack.at(-1) as Frame).kind as StepName;
  if (state.options.goals && state.goals.length === 0) return 'goals';
  if (state.options.pace === 'own') return nextToDeal(state) ?? 'own-pace';
  const phase = fields.phase === undefined ? 0 : readInteger('phase', fields.phase, 1, PHASES) - 1;
  if (state.options.effects && state.symbols.length <= phase) return 'symbol';
  if (state.options.effects && state.effects.length <= phase) return 'effect';
  const last = state.deal[phase].at(-1);
  return last === undefined || CARDS[last].branch ? 'reveal' : 'draw';
}

/** Own pace: what chance still has to lay out; `null` when all lies there. */
function nextToDeal({ options, symbols, effects, deal }: State): 'symbol' | 'effect' | 'deal' | null {
  if (options.effects && symbols.length < PHASES) return 'symbol';
  if (options.effects && effects.length < PHASES) return 'effect';
  return deal.flat().length < CARDS_IN_ALL ? 'deal' : null;
}

/** Who is in which phase, and how many of its cards they see. */
function readPlaces(state: State, step: StepName, fields: Record<string, unknown>): void {
  const own = state.options.pace === 'own';
  if (fields.phase !== undefined && (own || step === 'over')) {
    impossible('phase', own ? 'a phase for each player, at own pace' : 'no phase when all is over', fields.phase);
  }
  const phase = fields.phase === undefined ? 0 : readInteger('phase', fields.phase, 1, PHASES) - 1;
  for (const seat of state.slots.keys()) {
    state.phases[seat] = step === 'over' ? PHASES : phase;
    state.revealed[seat] = step === 'over' || own ? 0 : state.deal[phase].length;
  }
  for (const [seat, { field, player }] of playersIn(state, fields).entries()) {
    if (!own && (player.phase !== undefined || player.revealed !== undefined)) {
      impossible(field, 'neither phase nor revealed of a single player, unless at own pace', player);
    }
    if (player.phase !== undefined) state.phases[seat] = readInteger(`${field}.phase`, player.phase, 1, PHASES + 1) - 1;
    if (player.revealed !== undefined) {
      state.revealed[seat] = readInteger(`${field}.revealed`, player.revealed, 0, CARD_IDS.length);
    }
  }
}

function playersIn(
  state: State,
  fields: Record<string, unknown>,
): { field: string; player: Record<string, unknown> }[] {
  if (fields.players === undefined) return [];
  const list = readList('players', fields.players);
  if (list.length !== state.slots.length)
    objectTo('players', `a list of ${state.slots.length}, one for each seat`, list);
  return list.map((json, seat) => {
    const field = `players[${seat}]`;
    return { field, player: readFields(field, json, [], PLAYER_FIELDS) };
  });
}

/** Whether a match can come to this step with these cards. */
function checkStep(state: State, step: StepName): void {
  const early = BEFORE_PENCILS.includes(step);
  const seats = state.slots.length;
  const chosen = state.options.pencils === 'chosen' && seats > 1;
  const laid = PENCILS.length - pencilsLeft(state).length;
  if (!early && laid < PENCILS.length) impossible('pencils', `all laid out before "${step}"`, state.pencils);
  if (early) {
    const kinds = chosen
      ? ['take-pencil', ...(seats < MOST_SEATS ? ['place-spare'] : [])]
      : ['pencil', ...(seats === 3 ? ['spare'] : [])];
    if (!kinds.includes(step)) impossible('step', `${kinds.join(' or ')} before the pencils are laid out`, step);
    const order = chosen ? state.slots : [...state.pencils.keys()];
    const expected =
      step === 'place-spare' ? seats : step === 'spare' ? 0 : Math.min(laid, (chosen ? seats : PENCILS.length - 1) - 1);
    const fits = laid === expected && order.slice(0, laid).every((slot) => state.pencils[slot] !== null);
    if (!fits) impossible('pencils', `the pencils that lie there at "${step}"`, state.pencils);
  }
  const goalsOut = state.goals.length > 0;
  if ((early || step === 'goals') && goalsOut) impossible('goals', `none yet at "${step}"`, state.goals);
  if (!early && step !== 'goals' && state.options.goals && !goalsOut)
    impossible('goals', `${GOALS_IN_PLAY} before "${step}"`, []);
  if (step === 'goals' && !state.options.goals) impossible('step', 'another step without the goals', step);
  if (state.options.pace === 'own') checkOwnPace(state, step, early || step === 'goals');
  else checkTogether(state, step, early || step === 'goals');
}

function checkTogether(state: State, step: StepName, before: boolean): void {
  if (step === 'deal' || step === 'own-pace') impossible('step', 'a step of playing together', step);
  const phase = state.phases[0];
  state.deal.forEach((cards, i) => {
    const most =
      before || i > phase || step === 'symbol' || step === 'effect'
        ? i < phase && !before
          ? CARD_IDS.length
          : 0
        : CARD_IDS.length;
    if (cards.length > most) impossible(`cards[${i}]`, 'no cards yet', cards);
    const over = cards.findIndex((_, seen) => isLastRound(cards, seen));
    if (over >= 0) impossible(`cards[${i}]`, 'no card after the fifth underground one', cards[over]);
  });
  if (before && phase > 0) impossible('phase', `1 at "${step}"`, phase + 1);
  if (state.options.effects && !before) {
    const shown = Math.min(PHASES, phase + 1);
    const [symbols, effects] = [
      step === 'symbol' ? phase : shown,
      step === 'symbol' || step === 'effect' ? phase : shown,
    ];
    if (state.symbols.length !== symbols) impossible('symbols', `${symbols} at this step`, state.symbols);
    if (state.effects.length !== effects) impossible('effects', `${effects} at this step`, state.effects);
  } else if (step === 'symbol' || step === 'effect' || state.symbols.length + state.effects.length > 0) {
    impossible('step', 'another step, and no symbol or effect yet', step);
  }
  if (step !== 'reveal' && step !== 'draw') return;
  const cards = state.deal[phase];
  const last = cards.at(-1);
  if (step === 'reveal' && isLastRound(cards, cards.length))
    impossible('step', 'draw, as these were the last cards', step);
  if (step === 'draw' && (last === undefined || CARDS[last].branch))
    impossible('cards', 'a card that shows what to draw', cards);
}

function checkOwnPace(state: State, step: StepName, before: boolean): void {
  const next = nextToDeal(state);
  const dealt = state.deal.flat().length + state.symbols.length + state.effects.length;
  if (before && dealt > 0) impossible('cards', `none yet at "${step}"`, state.deal);
  if (!before && step !== (next ?? (step === 'over' ? step : 'own-pace'))) impossible('step', next ?? 'own-pace', step);
  if (
    (step === 'symbol' && state.effects.length > 0) ||
    (step !== 'deal' && next !== null && state.deal.flat().length > 0)
  ) {
    impossible('cards', 'what is laid out before it to be complete', state.deal);
  }
  const gap = state.deal.findIndex(
    (cards, i) => i > 0 && cards.length > 0 && state.deal[i - 1].length < CARD_IDS.length,
  );
  if (gap >= 0) impossible(`cards[${gap}]`, 'nothing before the pile in front of it is complete', state.deal[gap]);
  for (const [seat, phase] of state.phases.entries()) {
    const cards = state.deal[phase] ?? [];
    const seen = state.revealed[seat];
    const field = `players[${seat}]`;
    if (step !== 'own-pace' && step !== 'over' && (phase > 0 || seen > 0))
      impossible(field, `nobody under way at "${step}"`, phase + 1);
    if (step === 'over' ? phase < PHASES || seen > 0 : phase === PHASES && seen > 0)
      impossible(field, 'phase 5 and nothing revealed', phase + 1);
    if (step !== 'own-pace' || phase === PHASES) continue;
    const asked = seen > 0 && !CARDS[cards[seen - 1]].branch;
    const over = cards.slice(0, seen).findIndex((_, i) => isLastRound(cards, i));
    if (!asked || over >= 0) impossible(`${field}.revealed`, 'a card of this phase that shows what to draw', seen);
  }
}

/** What has been drawn; in the running phase only in rounds that are decided. */
function readSheets(state: State, step: StepName, fields: Record<string, unknown>): void {
  const map = mapOf(state);
  const started = !BEFORE_PENCILS.includes(step) && step !== 'goals' && nextToDealOf(state) === null;
  const players = playersIn(state, fields);
  for (const seat of state.slots.keys()) {
    const phase = state.phases[seat];
    const open = step === 'draw' || step === 'own-pace';
    const rounds = phase < PHASES ? roundAt(state.deal[phase], state.revealed[seat]) - (open ? 1 : 0) : MOST_ROUNDS;
    const pending = !open && phase < PHASES && endsInSwitch(state, seat) ? 1 : 0;
    const lines = readLines(state, seat, `players[${seat}].lines`, players[seat]?.player.lines ?? {}, rounds - pending);
    const running = started && phase < PHASES ? pencilOf(state, seat, phase) : null;
    state.sheets[seat] = sheetWith(map, lines, running);
  }
}

/** A switch that waits for its second card has not been decided either. */
function endsInSwitch(state: State, seat: number): boolean {
  const card = state.deal[state.phases[seat]][state.revealed[seat] - 1];
  return card !== undefined && CARDS[card].branch;
}

function nextToDealOf(state: State): string | null {
  return state.options.pace === 'own' ? nextToDeal(state) : null;
}

/** What is still to happen when a match waits for this step. */
function stackFor(state: State, step: StepName): Frame[] {
  const seats = state.slots.length;
  const { stack } = setup(seats, state.options);
  switch (step) {
    case 'over':
      return [];
    case 'take-pencil': {
      const seat = state.slots.findIndex((slot) => state.pencils[slot] === null);
      return [...stack.slice(0, -1), { kind: step, seat }];
    }
    case 'spare':
    case 'pencil':
    case 'place-spare':
    case 'goals':
      return stack.slice(0, stack.findIndex(({ kind }) => kind === step) + 1);
    case 'draw':
      return [...phaseFrom(state, 'reveal').slice(0, -1), drawFrame(state)];
    case 'own-pace':
      return [ownPaceFrame(state)];
    default:
      return state.options.pace === 'own' ? dealingFrom(state, stack) : phaseFrom(state, step as 'reveal');
  }
}

/** Own pace: of what is laid out, only what does not lie there yet. */
function dealingFrom(state: State, stack: readonly Frame[]): Frame[] {
  const out = { symbol: state.symbols.length, effect: state.effects.length };
  return stack
    .filter(({ kind }) => kind === 'set-off' || kind === 'deal' || kind === 'symbol' || kind === 'effect')
    .map((frame) => (frame.kind === 'deal' ? { ...frame, left: CARDS_IN_ALL - state.deal.flat().length } : frame))
    .filter(({ kind }) => (kind === 'symbol' || kind === 'effect' ? out[kind]-- <= 0 : true));
}

function readAnswers(state: State, json: unknown): void {
  const frame = state.stack.pop() as Frame | undefined;
  if (frame?.kind !== 'draw') impossible('answers', 'no answers but at "draw"', json);
  const list = readList('answers', json);
  if (list.length !== state.slots.length)
    objectTo('answers', `a list of ${state.slots.length}, one for each seat`, list);
  const answers = list.map((item, seat): Action | null => {
    if (item === null) return null;
    const choices: Action[] = frame.seats.includes(seat) ? [PASS] : [];
    if (choices.length > 0) addDrawings(mapOf(state), state, seat, choices);
    const action = parseAction(item);
    const found = choices.find((choice) => same(choice, action));
    return found ?? impossible(`answers[${seat}]`, 'a legal answer of this seat', item);
  });
  state.stack.push({ ...frame, answers });
}

function impossible(field: string, expected: string, found: unknown): never {
  return objectTo(field, expected, found, 'impossible');
}
