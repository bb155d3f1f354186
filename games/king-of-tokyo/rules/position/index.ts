/** Positions in rulebook words; ../../README.md explains the notation. */
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
import { readDice } from '../actions.ts';
import { CARD_IDS, CARDS, type CardId, cardIndex } from '../cards.ts';
import { DISPLAY_PLACES } from '../deck.ts';
import { isAlive, livingCount } from '../monsters.ts';
import { diceCount } from '../roll.ts';
import { setup } from '../setup.ts';
import { BAY_MONSTERS } from '../tokyo.ts';
import { type Frame, type KingOfTokyoOptions, MONSTERS, type KingOfTokyoState as State } from '../types.ts';
import { winnersOf } from '../victory.ts';
import { hiddenCards } from '../view.ts';
import { readStack } from './frames.ts';
import { makeMonster, readMonsters } from './monsters.ts';
import { checkStack } from './soundness.ts';
import { STEPS, stackFor, stepOf } from './steps.ts';

const FIELDS = [
  'turn',
  'number',
  'step',
  'stack',
  'dice',
  'rolls',
  'rerolls',
  'players',
  'bay',
  'display',
  'deck',
  'discard',
  'top',
  'extra',
  'resume',
  'penalty',
  'harmed',
  'still',
] as const;

export function makePosition(state: State): Json {
  const step = stepOf(state);
  return {
    turn: state.active,
    number: state.turn,
    ...(step === null ? { stack: state.stack as unknown as Json } : { step }),
    dice: state.dice,
    rolls: state.rolls,
    rerolls: state.rerolls,
    players: state.monsters.map(makeMonster),
    bay: state.bay,
    display: state.display,
    discard: makePile(state.discard),
    top: state.top as Json,
    extra: state.extra as unknown as Json,
    resume: state.resume,
    penalty: state.penalty,
    harmed: state.harmed,
    still: state.still,
  };
}

function makePile(pile: readonly number[]): Json {
  return Object.fromEntries(pile.flatMap((copies, i) => (copies > 0 ? [[CARD_IDS[i], copies]] : [])));
}

export function parsePosition(json: unknown, seats: number, options: KingOfTokyoOptions): OrRefusal<State> {
  return reading(() => {
    const fields = readFields('', json, [], FIELDS);
    const state = setup(seats, options);
    const early = fields.turn === null;
    if (!early) for (const [seat, monster] of state.monsters.entries()) monster.monster = MONSTERS[seat];
    const { first } = options;
    state.active = early ? null : readInteger('turn', fields.turn ?? (first === 'random' ? 0 : first), 0, seats - 1);
    readTurn(state, fields);
    if (fields.bay !== undefined) state.bay = readBoolean('bay', fields.bay);
    if (fields.players !== undefined) readMonsters(state, fields.players);
    checkBay(state, fields.bay);
    state.display = readDisplay(fields.display);
    state.top = readTop(fields.top ?? null, seats);
    state.stack = readMoment(state, fields);
    readPiles(state, fields);
    checkMoment(state, fields);
    return state;
  });
}

function readTurn(state: State, fields: Record<string, unknown>): void {
  const most = state.monsters.length - 1;
  state.turn = readCount('number', fields.number ?? (state.active === null ? 0 : 1));
  state.dice = readDice('dice', fields.dice ?? []);
  if (state.dice.length > 8) objectTo('dice', 'at most 8 dice', fields.dice, 'impossible');
  state.rolls = readCount('rolls', fields.rolls ?? 0);
  state.rerolls = readCount('rerolls', fields.rerolls ?? 0);
  state.resume = readInteger('resume', fields.resume ?? state.active ?? 0, 0, most);
  state.penalty = readCount('penalty', fields.penalty ?? 0);
  state.harmed = readBoolean('harmed', fields.harmed ?? false);
  state.still = readCount('still', fields.still ?? 0);
  state.extra = readList('extra', fields.extra ?? []).map((item, i) => {
    const field = `extra[${i}]`;
    const { seat, card, penalty } = readFields(field, item, ['seat', 'card'], ['penalty']);
    return {
      seat: readInteger(joined(field, 'seat'), seat, 0, most),
      card: readChoice(joined(field, 'card'), card, CARD_IDS),
      penalty: readCount(joined(field, 'penalty'), penalty ?? 0),
    };
  });
}

/** Open as long as there are enough monsters for it; and it may still have to be closed. */
function checkBay(state: State, json: unknown): void {
  const { options, monsters } = state;
  const used = options.bay && monsters.length >= BAY_MONSTERS;
  const enough = livingCount(state) >= BAY_MONSTERS;
  if (json === undefined) state.bay = used && enough;
  if (state.bay && !used) objectTo('bay', 'false in this match', json, 'impossible');
  if (used && enough && !state.bay) objectTo('bay', `true with ${BAY_MONSTERS} monsters alive`, json, 'impossible');
  const inside = monsters.findIndex(({ place }) => place === 'bay');
  if (inside >= 0 && !state.bay) objectTo(`players[${inside}].place`, 'no bay in this match', 'bay', 'impossible');
}

function readDisplay(json: unknown): State['display'] {
  if (json === undefined) return DISPLAY_PLACES.map(() => null);
  const display = readList('display', json);
  if (display.length !== DISPLAY_PLACES.length) objectTo('display', `${DISPLAY_PLACES.length} places`, json);
  return display.map((card, i) => (card === null ? null : readChoice(`display[${i}]`, card, CARD_IDS)));
}

function readTop(json: unknown, seats: number): State['top'] {
  if (json === null) return null;
  const { card, seen } = readFields('top', json, ['card', 'seen']);
  const viewers = readList('top.seen', seen).map((seat, i) => readInteger(`top.seen[${i}]`, seat, 0, seats - 1));
  if (viewers.length === 0 || viewers.some((seat, i) => i > 0 && seat <= viewers[i - 1])) {
    objectTo('top.seen', 'seats in ascending order, at least one', seen);
  }
  return { card: readChoice('top.card', card, CARD_IDS), seen: viewers };
}

/** Every card is somewhere; of deck and discard pile one is written, and the other one has the rest. */
function readPiles(state: State, fields: Record<string, unknown>): void {
  if (fields.deck !== undefined && fields.discard !== undefined) {
    objectTo('deck', 'either this or discard, as the other one has the rest', fields.deck);
  }
  const written = fields.deck === undefined ? 'discard' : 'deck';
  const pile = readPile(written, fields[written] ?? {});
  state.discard = CARDS.map(() => 0);
  const rest = hiddenCards(state).map((copies, i) => copies - pile[i]);
  const tooMany = rest.findIndex((copies) => copies < 0);
  if (tooMany >= 0) {
    const { id, copies } = CARDS[tooMany];
    objectTo('', `at most ${copies} of ${id} in all places together`, copies - rest[tooMany], 'impossible');
  }
  state.deck = written === 'deck' ? pile : rest;
  state.discard = written === 'deck' ? rest : pile;
}

function readPile(field: string, json: unknown): number[] {
  const fields = readFields(field, json, [], CARD_IDS);
  const pile = CARDS.map(() => 0);
  for (const [id, copies] of Object.entries(fields)) {
    pile[cardIndex(id as CardId)] = readCount(joined(field, id), copies);
  }
  return pile;
}

function readMoment(state: State, fields: Record<string, unknown>): Frame[] {
  if (fields.stack !== undefined) {
    if (fields.step !== undefined) objectTo('step', 'either this or stack', fields.step);
    return readStack(fields.stack);
  }
  if (state.active !== null) return stackFor(readChoice('step', fields.step ?? 'roll', STEPS), state.active);
  if (fields.step !== undefined) objectTo('step', 'a stack, or nothing, before the first turn', fields.step);
  return earlyStack(state);
}

/** What is left to do before the first turn. */
function earlyStack(state: State): Frame[] {
  const [bottom] = state.stack;
  const open = DISPLAY_PLACES.filter((place) => state.display[place] === null);
  const chooser = state.monsters.findIndex(({ monster }) => monster === null);
  const refill: Frame[] = open.length > 0 ? [{ kind: 'refill', places: open }] : [];
  return [bottom, ...refill, ...(chooser >= 0 ? [{ kind: 'choose', seat: chooser } as const] : [])];
}

function checkMoment(state: State, fields: Record<string, unknown>): void {
  const { active, monsters, stack } = state;
  const impossible = (field: string, expected: string) => objectTo(field, expected, fields[field], 'impossible');
  const [bottom] = stack;
  const early = bottom?.kind === 'first' || (bottom?.kind === 'turn' && active === null);
  if ((active === null) !== early)
    impossible('turn', active === null ? 'a seat, as turns have begun' : 'null at the start');
  const over = winnersOf(state).length > 0 || livingCount(state) === 0;
  if (bottom === undefined && !over) impossible('step', 'a winner, or nobody left, for the match to be over');
  if (bottom !== undefined && active !== null && !isAlive(monsters[active as Seat]))
    impossible('turn', 'a monster that is not out');
  if (state.still > livingCount(state) || (state.still > 0 && (active === null || diceCount(state) > 0)))
    impossible('still', 'turns without dice, one for each monster that is not out at most');
  if (active !== null && monsters.some(({ monster }) => monster === null))
    impossible('players', 'a monster for every seat');
  checkStack(state);
}
