import { readChoice, readFields, readInteger, reading } from '../../read.ts';
import type { OrRefusal } from '../../refusal.ts';
import { type Action, COLOURS } from './types.ts';

const FIELDS = {
  throw: [],
  look: ['seat', 'place'],
  wait: [],
  stand: ['bank'],
  launch: ['place'],
  take: ['colour'],
} as const satisfies Record<Action['do'], readonly string[]>;

const VERBS = Object.keys(FIELDS) as Action['do'][];

export function parseAction(json: unknown): OrRefusal<Action> {
  return reading((): Action => {
    const verb = readChoice('do', Object(json).do, VERBS);
    const fields = readFields('', json, ['do', ...FIELDS[verb]]);
    switch (verb) {
      case 'look':
        return { do: verb, seat: readInteger('seat', fields.seat, 0), place: readInteger('place', fields.place, 0) };
      case 'stand':
        return { do: verb, bank: readChoice('bank', fields.bank, ['near', 'far']) };
      case 'launch':
        return { do: verb, place: readInteger('place', fields.place, 0) };
      case 'take':
        return { do: verb, colour: readChoice('colour', fields.colour, COLOURS) };
      default:
        return { do: verb };
    }
  });
}
