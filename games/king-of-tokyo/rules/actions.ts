/** Actions are shared, so that listing them allocates nothing; and they are read from outside. */
import {
  type OrRefusal,
  objectTo,
  readChoice,
  readFields,
  readInteger,
  reading,
  readList,
  type Seat,
} from '@yamanote/kernel';
import { CARD_IDS, type CardId, KEEP_IDS, type KeepId } from './cards.ts';
import { type Action, type Dice, type Face, type HeartUse, MONSTERS, type MonsterId } from './types.ts';

export const MOST_SEATS = 6;
export const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

export const ROLL: Action = { do: 'roll' };
export const STOP: Action = { do: 'stop' };
export const RESOLVE: Action = { do: 'resolve' };
export const LEAVE: Action = { do: 'leave' };
export const STAY: Action = { do: 'stay' };
export const CANCEL: Action = { do: 'cancel' };
export const HEAL: Action = { do: 'heal' };
export const LOOK: Action = { do: 'look' };
export const BUY_TOP: Action = { do: 'buy-top' };
export const SWEEP: Action = { do: 'sweep' };
export const TRANSFORM: Action = { do: 'transform' };
export const AGAIN: Action = { do: 'again' };
export const PASS: Action = { do: 'pass' };

function byId<K extends string>(ids: readonly K[], make: (id: K) => Action): Readonly<Record<K, Action>> {
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<K, Action>;
}

export const CHOOSE = byId<MonsterId>(MONSTERS, (monster) => ({ do: 'choose', monster }));
export const BUY = byId<CardId>(CARD_IDS, (card) => ({ do: 'buy', card }));
export const DISCARD = byId<KeepId>(KEEP_IDS, (card) => ({ do: 'discard', card }));
export const TAKE = SEATS.map((seat) => byId<KeepId>(KEEP_IDS, (card) => ({ do: 'take', seat, card })));
export const COPY = SEATS.map((seat) => byId<KeepId>(KEEP_IDS, (card) => ({ do: 'copy', seat, card })));
export const SPEND = byId<HeartUse>(['self', 'poison', 'shrink'], (on) => ({ do: 'spend', on }));
export const SPEND_ON: readonly Action[] = SEATS.map((seat) => ({ do: 'spend', on: seat }));

/** Every verb of an answer. */
export const VERBS = [
  'choose',
  'roll',
  'reroll',
  'stop',
  'probe',
  'change',
  'resolve',
  'spend',
  'leave',
  'stay',
  'cancel',
  'heal',
  'buy',
  'look',
  'buy-top',
  'take',
  'sweep',
  'transform',
  'discard',
  'copy',
  'charge',
  'again',
  'pass',
] as const satisfies readonly Action['do'][];

/** What stands beside the verb. */
const FIELDS: Readonly<Partial<Record<Action['do'], readonly string[]>>> = {
  choose: ['monster'],
  reroll: ['dice', 'by'],
  probe: ['die', 'by'],
  change: ['die', 'to', 'by'],
  spend: ['on'],
  buy: ['card'],
  take: ['seat', 'card'],
  discard: ['card'],
  copy: ['seat', 'card'],
  charge: ['energy'],
};

export function parseAction(json: unknown): OrRefusal<Action> {
  return reading((): Action => {
    const verb = readChoice('do', Object(json).do, VERBS);
    const fields = readFields('', json, ['do', ...(FIELDS[verb] ?? [])]);
    const seat = () => readInteger('seat', fields.seat, 0, MOST_SEATS - 1);
    const keep = (field: string) => readChoice(field, fields[field], KEEP_IDS);
    switch (verb) {
      case 'choose':
        return { do: verb, monster: readChoice('monster', fields.monster, MONSTERS) };
      case 'reroll':
        return { do: verb, dice: readDice('dice', fields.dice), by: fields.by === null ? null : keep('by') };
      case 'probe':
        return { do: verb, die: readFace('die', fields.die), by: keep('by') };
      case 'change':
        return { do: verb, die: readFace('die', fields.die), to: readFace('to', fields.to), by: keep('by') };
      case 'spend':
        return { do: verb, on: readUse('on', fields.on) };
      case 'buy':
        return { do: verb, card: readChoice('card', fields.card, CARD_IDS) };
      case 'take':
        return { do: verb, seat: seat(), card: keep('card') };
      case 'copy':
        return { do: verb, seat: seat(), card: keep('card') };
      case 'discard':
        return { do: verb, card: keep('card') };
      case 'charge':
        return { do: verb, energy: readInteger('energy', fields.energy, 0) };
      default:
        return { do: verb };
    }
  });
}

export function readFace(field: string, json: unknown): Face {
  return readInteger(field, json, 1, 6) as Face;
}

/** Written in any order. */
export function readDice(field: string, json: unknown): Dice {
  const dice = readList(field, json).map((face, i) => readFace(`${field}[${i}]`, face));
  return dice.sort((a, b) => a - b);
}

export function readUse(field: string, json: unknown): HeartUse | Seat {
  if (typeof json === 'number') return readInteger(field, json, 0, MOST_SEATS - 1);
  if (json === 'self' || json === 'poison' || json === 'shrink') return json;
  return objectTo(field, 'self, poison, shrink or the seat of another monster', json);
}
