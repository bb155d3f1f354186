/** Answers as numbers: the verb in the lowest digit, what stands beside it above. An answer always has the same number. */
import {
  type Action,
  CARD_IDS,
  cardIndex,
  type Dice,
  type Face,
  type HeartUse,
  KEEP_IDS,
  type KeepId,
  MONSTERS,
  VERBS,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';

const VERB_BASE = 32;
const SEAT_BASE = 6;
const FACE_BASE = 7;
/** The cards by which something is done to dice, and none. */
const BY_BASE = KEEP_IDS.length + 1;
/** A turn has no more dice; whoever hides may have more, and throws only those of one face again. */
const MOST_DICE = 8;
const DIE_BASE = MOST_DICE + 1;
const BEYOND = DIE_BASE ** 6;
const USES: readonly HeartUse[] = ['self', 'poison', 'shrink'];

const verbNumbers = Object.fromEntries(VERBS.map((verb, i) => [verb, i])) as Record<Action['do'], number>;
const keepNumbers = new Map(KEEP_IDS.map((card, i) => [card, i]));

export function moveOf(action: Action): number {
  return besides(action) * VERB_BASE + verbNumbers[action.do];
}

/** An answer that is a verb and nothing else. */
export function moveBy(verb: Action['do']): number {
  return verbNumbers[verb];
}

export function moveToBuy(card: number): number {
  return card * VERB_BASE + verbNumbers.buy;
}

function besides(action: Action): number {
  switch (action.do) {
    case 'choose':
      return MONSTERS.indexOf(action.monster);
    case 'reroll':
      return numberOfDice(action.dice) * BY_BASE + byNumber(action.by);
    case 'probe':
      return action.die * BY_BASE + byNumber(action.by);
    case 'change':
      return (action.die * FACE_BASE + action.to) * BY_BASE + byNumber(action.by);
    case 'spend':
      return typeof action.on === 'number' ? action.on : SEAT_BASE + USES.indexOf(action.on);
    case 'buy':
      return cardIndex(action.card);
    case 'take':
    case 'copy':
      return cardIndex(action.card) * SEAT_BASE + action.seat;
    case 'discard':
      return cardIndex(action.card);
    case 'charge':
      return action.energy;
    default:
      return 0;
  }
}

const byNumber = (by: KeepId | null) => (by === null ? 0 : (keepNumbers.get(by) as number) + 1);
const byOf = (number: number) => (number === 0 ? null : KEEP_IDS[number - 1]);

/** A digit for each face, which is 8 at most. More dice than a turn has all show one face: they are numbered beyond. */
function numberOfDice(dice: Dice): number {
  if (dice.length > MOST_DICE) return BEYOND + dice.length * FACE_BASE + dice[0];
  let number = 0;
  for (let i = 0; i < dice.length; i++) number += DIE_BASE ** (dice[i] - 1);
  return number;
}

function diceOf(number: number): Dice {
  if (number >= BEYOND) {
    const beyond = number - BEYOND;
    return Array<Face>(Math.floor(beyond / FACE_BASE)).fill((beyond % FACE_BASE) as Face);
  }
  const dice: Face[] = [];
  for (let face = 1, rest = number; rest > 0; face++, rest = Math.floor(rest / DIE_BASE)) {
    for (let i = rest % DIE_BASE; i > 0; i--) dice.push(face as Face);
  }
  return dice;
}

const known = new Map<number, Action>();

export function actionOf(move: number): Action {
  const seen = known.get(move);
  if (seen !== undefined) return seen;
  const action = read(VERBS[move % VERB_BASE], Math.floor(move / VERB_BASE));
  known.set(move, action);
  return action;
}

function read(verb: Action['do'], number: number): Action {
  const by = byOf(number % BY_BASE) as KeepId;
  const rest = Math.floor(number / BY_BASE);
  switch (verb) {
    case 'choose':
      return { do: verb, monster: MONSTERS[number] };
    case 'reroll':
      return { do: verb, dice: diceOf(rest), by };
    case 'probe':
      return { do: verb, die: rest as Face, by };
    case 'change':
      return { do: verb, die: Math.floor(rest / FACE_BASE) as Face, to: (rest % FACE_BASE) as Face, by };
    case 'spend':
      return { do: verb, on: number < SEAT_BASE ? number : USES[number - SEAT_BASE] };
    case 'buy':
      return { do: verb, card: CARD_IDS[number] };
    case 'take':
      return { do: verb, ...placeOf(number) };
    case 'copy':
      return { do: verb, ...placeOf(number) };
    case 'discard':
      return { do: verb, card: CARD_IDS[number] as KeepId };
    case 'charge':
      return { do: verb, energy: number };
    default:
      return { do: verb };
  }
}

/** A card in front of a seat. */
function placeOf(number: number): { seat: Seat; card: KeepId } {
  return { seat: number % SEAT_BASE, card: CARD_IDS[Math.floor(number / SEAT_BASE)] as KeepId };
}
