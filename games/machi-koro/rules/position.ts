/**
 * Positions in rulebook words; ../README.md explains the notation. What is left in stacks and deck is never written where
 * it follows from the cities, so a position can hardly be wrong about it.
 */
import {
  type Json,
  joined,
  type OrRefusal,
  objectTo,
  readBoolean,
  readChoice,
  readCount,
  readFields,
  readInteger,
  reading,
  readList,
  type Seat,
} from '@yamanote/kernel';
import { displayHasRoom, hasAllLandmarks } from './build.ts';
import {
  AMUSEMENT_PARK,
  CHANGING_DISPLAY_TYPES,
  ESTABLISHMENT_IDS,
  ESTABLISHMENTS,
  type EstablishmentId,
  establishmentIndex,
  LANDMARK_IDS,
  RADIO_TOWER,
  START_COINS,
  TRAIN_STATION,
} from './cards.ts';
import { rolledNumber } from './income.ts';
import { limitsOf } from './limits.ts';
import { canGive } from './purple.ts';
import { beginFirstTurn, setup, stacksAtStart, startCity } from './setup.ts';
import { hasActive } from './turn.ts';
import { ACTIVE, BUILT, type Frame, type MachiKoroOptions, type MachiKoroState as State, UNBUILT } from './types.ts';

/** What a match can be waiting for. Before the first turn only `first` and `turn-over` are possible. */
const STEPS = ['first', 'roll', 'dice', 'reroll', 'charge', 'give', 'take', 'build', 'turn-over', 'over'] as const;
type StepName = (typeof STEPS)[number];

export function makePosition(state: State): Json {
  const frame = state.stack.at(-1);
  return {
    turn: state.roller,
    step: frame === undefined ? 'over' : frame.kind,
    ...(state.second ? { second: true } : {}),
    ...(state.dice.length > 0 ? { dice: state.dice } : {}),
    ...(frame?.kind === 'dice' ? { throwing: frame.count, again: frame.again } : {}),
    ...(frame?.kind === 'take' ? { giving: frame.giving } : {}),
    players: state.coins.map((coins, seat) => ({
      coins,
      city: counts(state.cities[seat]),
      landmarks: LANDMARK_IDS.filter((_, i) => state.landmarks[seat][i] === ACTIVE),
      new: LANDMARK_IDS.filter((_, i) => state.landmarks[seat][i] === BUILT),
    })),
    display: counts(state.display),
  };
}

function counts(cards: readonly number[]): Record<string, number> {
  return Object.fromEntries(ESTABLISHMENT_IDS.flatMap((id, i) => (cards[i] > 0 ? [[id, cards[i]]] : [])));
}

export function parsePosition(json: unknown, seats: number, options: MachiKoroOptions): OrRefusal<State> {
  return reading(() => {
    const optional = ['turn', 'step', 'second', 'dice', 'throwing', 'again', 'giving', 'players', 'display'];
    const fields = readFields('', json, [], optional);
    const state = setup(seats, options);
    if (fields.players !== undefined) readPlayers(state, fields.players);
    readDisplay(state, fields.display);
    readMoment(state, fields);
    return state;
  });
}

function readPlayers(state: State, json: unknown): void {
  const players = readList('players', json);
  if (players.length !== state.coins.length) objectTo('players', `${state.coins.length} players, one a seat`, json);
  for (const [seat, player] of players.entries()) {
    const field = `players[${seat}]`;
    const fields = readFields(field, player, [], ['coins', 'city', 'landmarks', 'new']);
    state.coins[seat] = readCount(joined(field, 'coins'), fields.coins ?? START_COINS);
    state.cities[seat] = fields.city === undefined ? startCity() : readCounts(joined(field, 'city'), fields.city);
    checkCity(state, seat, joined(field, 'city'));
    for (const [key, status] of [
      ['landmarks', ACTIVE],
      ['new', BUILT],
    ] as const) {
      for (const [i, id] of readList(joined(field, key), fields[key] ?? []).entries()) {
        const landmark = LANDMARK_IDS.indexOf(readChoice(`${field}.${key}[${i}]`, id, LANDMARK_IDS));
        if (state.landmarks[seat][landmark] !== UNBUILT) objectTo(`${field}.${key}[${i}]`, 'each landmark once', id);
        state.landmarks[seat][landmark] = status;
      }
    }
  }
}

function readCounts(field: string, json: unknown): number[] {
  const fields = readFields(field, json, [], ESTABLISHMENT_IDS);
  return ESTABLISHMENT_IDS.map((id) => readCount(joined(field, id), fields[id] ?? 0));
}

function checkCity(state: State, seat: Seat, field: string): void {
  const city = state.cities[seat];
  for (const [card, copies] of city.entries()) {
    const limit = limitsOf(state.options)[card];
    if (copies > limit) objectTo(joined(field, ESTABLISHMENT_IDS[card]), `at most ${limit}`, copies, 'impossible');
  }
  const plain = city.reduce((sum, copies, card) => sum + (ESTABLISHMENTS[card].icon === 'tower' ? 0 : copies), 0);
  if (plain < 2) objectTo(field, 'at least two cards without the tower icon', counts(city), 'impossible');
}

/** Every card is in a city, on display or in the deck. */
function readDisplay(state: State, json: unknown): void {
  const { options } = state;
  const left = stacksAtStart(state.coins.length, options).map((copies, card) => {
    const starting = startCity()[card] * state.coins.length;
    const owned = state.cities.reduce((sum, city) => sum + city[card], 0);
    if (owned > copies + starting) {
      const expected = `at most ${copies + starting} copies of ${ESTABLISHMENT_IDS[card]} in all cities`;
      objectTo('players', expected, owned, 'impossible');
    }
    return copies + starting - owned;
  });
  const changing = options.display === 'changing';
  if (json !== undefined) state.display = readCounts('display', json);
  else if (!changing) state.display = left;
  for (const [card, copies] of state.display.entries()) {
    const fits = changing ? copies <= left[card] : copies === left[card];
    const expected = `${changing ? 'at most ' : ''}${left[card]}, what the cities leave`;
    if (!fits) objectTo(joined('display', ESTABLISHMENT_IDS[card]), expected, copies, 'impossible');
  }
  state.deck = left.map((copies, card) => copies - state.display[card]);
  const types = state.display.filter((copies) => copies > 0).length;
  if (changing && types > CHANGING_DISPLAY_TYPES) {
    objectTo('display', `at most ${CHANGING_DISPLAY_TYPES} types`, types, 'impossible');
  }
}

function readMoment(state: State, fields: Record<string, unknown>): void {
  const { first } = state.options;
  const unfinished = state.options.display === 'changing' && fields.display === undefined;
  const early = fields.turn === null || (fields.turn === undefined && fields.step === undefined && unfinished);
  const starting = displayHasRoom(state) ? 'turn-over' : 'first';
  const step = readChoice('step', fields.step ?? (early ? starting : 'roll'), STEPS);
  const turn = fields.turn ?? (first === 'random' ? 0 : first);
  state.roller = early ? null : readInteger('turn', turn, 0, state.coins.length - 1);
  state.second = fields.second === undefined ? false : readBoolean('second', fields.second);
  state.dice = fields.dice === undefined ? [] : readDice(fields.dice);
  checkMoment(state, step, fields);
  state.stack = stackFor(state, step, fields);
}

function readDice(json: unknown): number[] {
  const dice = readList('dice', json).map((face, i) => readInteger(`dice[${i}]`, face, 1, 6));
  if (dice.length < 1 || dice.length > 2) objectTo('dice', 'one or two dice', json);
  return dice.sort((a, b) => a - b);
}

/** Steps that come after the roll, and before the next one. */
const ROLLED: readonly StepName[] = ['reroll', 'charge', 'give', 'take', 'build', 'turn-over'];

/** Fields that belong to one step alone. */
const OWN_STEP: Readonly<Record<string, StepName>> = { throwing: 'dice', again: 'dice', giving: 'take' };

function checkMoment(state: State, step: StepName, fields: Record<string, unknown>): void {
  const { roller } = state;
  const impossible = (field: string, expected: string) => objectTo(field, expected, fields[field], 'impossible');
  if (roller === null ? step !== 'first' && step !== 'turn-over' : step === 'first') {
    impossible('turn', step === 'first' ? 'null before the first player is known' : 'a seat');
  }
  if (step === 'first' && state.options.first !== 'random') impossible('step', 'an option that has the first drawn');
  for (const [field, own] of Object.entries(OWN_STEP)) {
    if (step !== own && fields[field] !== undefined) impossible(field, `nothing but at "${own}"`);
  }
  const winners = state.coins.flatMap((_, seat) => (hasAllLandmarks(state, seat) ? [seat] : []));
  if (step === 'over' && (winners.length !== 1 || winners[0] !== roller)) {
    impossible('step', 'the seat whose turn it is, and no other, to have four landmarks');
  }
  if (step !== 'over' && winners.length > 0) impossible('step', 'over, as a seat has won');
  if (displayHasRoom(state)) {
    const open = step === 'turn-over' || step === 'over';
    if (!open) impossible('display', `${CHANGING_DISPLAY_TYPES} types while the deck has cards`);
  } else if (step === 'turn-over') impossible('step', 'a deck, and room for its next card');
  if (roller === null) {
    if (state.second || state.dice.length > 0)
      impossible(state.second ? 'second' : 'dice', 'none before the first turn');
  } else checkTurn(state, roller, step, fields);
}

/** What the seat whose turn it is must have for its turn to have come this far. */
function checkTurn(state: State, roller: Seat, step: StepName, fields: Record<string, unknown>): void {
  const impossible = (field: string, expected: string) => objectTo(field, expected, fields[field], 'impossible');
  const waiting = LANDMARK_IDS.filter((_, i) => state.landmarks[roller][i] === BUILT);
  if (step !== 'over' && waiting.length > 0) {
    objectTo(`players[${roller}].new`, 'none in the own turn, where every earlier one works', waiting, 'impossible');
  }
  const rolled = state.dice.length > 0;
  if (ROLLED.includes(step) && !rolled) impossible('dice', `the dice that were rolled before "${step}"`);
  if ((step === 'roll' || step === 'dice') && rolled) impossible('dice', `no dice yet at "${step}"`);
  const [thrown, field] = step === 'dice' ? [fields.throwing, 'throwing'] : [state.dice.length, 'dice'];
  const station = hasActive(state, roller, TRAIN_STATION);
  if (thrown === 2 && !station) impossible(field, 'one die without a train station');
  if (state.second && !(station && hasActive(state, roller, AMUSEMENT_PARK))) {
    impossible('second', 'a train station and an amusement park for it');
  }
  const tower = step === 'reroll' || fields.again === true;
  if (tower && !hasActive(state, roller, RADIO_TOWER)) impossible('step', 'a radio tower for throwing again');
  const purple = PURPLE_STEPS[step];
  if (purple === undefined) return;
  const owned = state.cities[roller][establishmentIndex(purple)] > 0;
  if (!owned || rolledNumber(state) !== 6) impossible('step', `a ${purple} and a roll of 6 for "${step}"`);
}

const PURPLE_STEPS: Partial<Record<StepName, EstablishmentId>> = {
  charge: 'tv-station',
  give: 'business-center',
  take: 'business-center',
};

const END: Frame = { kind: 'end-turn' };
const BUILD: Frame = { kind: 'build' };
const INCOME: Frame = { kind: 'income' };
const GIVE: Frame = { kind: 'give' };

/** What is still to happen when a match waits for this step. */
function stackFor(state: State, step: StepName, fields: Record<string, unknown>): Frame[] {
  if (step === 'over') return [];
  if (state.roller === null) {
    state.stack = [];
    beginFirstTurn(state);
    return step === 'turn-over' ? [...state.stack, { kind: 'turn-over' }] : state.stack;
  }
  switch (step) {
    case 'roll':
    case 'reroll':
      return [END, BUILD, INCOME, { kind: step }];
    case 'dice': {
      const count = readInteger('throwing', fields.throwing, 1, 2);
      return [END, BUILD, INCOME, { kind: step, count, again: readBoolean('again', fields.again ?? false) }];
    }
    case 'charge': {
      const swap = state.cities[state.roller][establishmentIndex('business-center')] > 0;
      return swap ? [END, BUILD, GIVE, { kind: step }] : [END, BUILD, { kind: step }];
    }
    case 'take': {
      const giving = readChoice('giving', fields.giving, ESTABLISHMENT_IDS);
      if (!canGive(state, establishmentIndex(giving))) {
        objectTo('giving', 'an own card that can be swapped for one of another type', giving, 'impossible');
      }
      return [END, BUILD, { kind: step, giving }];
    }
    case 'turn-over':
      return [END, { kind: step }];
    default:
      return step === 'build' ? [END, BUILD] : [END, BUILD, { kind: step as 'give' }];
  }
}
