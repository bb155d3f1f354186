import { type OrRefusal, readChoice, readFields, readInteger, reading, readString } from '@yamanote/kernel';
import { PENCILS } from './cards.ts';
import type { Action } from './types.ts';

export const MOST_SEATS = 4;

const FIELDS = {
  take: ['pencil'],
  place: ['pencil', 'leftOf'],
  pass: [],
  draw: ['from', 'to'],
  extend: ['from', 'to', 'on'],
  circle: ['from', 'to'],
} as const satisfies Record<Action['do'], readonly string[]>;

const VERBS = Object.keys(FIELDS) as Action['do'][];

/** Whether the stations are any is for the legal list to say: here no map is known. */
export function parseAction(json: unknown): OrRefusal<Action> {
  return reading((): Action => {
    const verb = readChoice('do', Object(json).do, VERBS);
    const fields = readFields('', json, ['do', ...FIELDS[verb]]);
    const station = (field: 'from' | 'to' | 'on') => readString(field, fields[field]);
    switch (verb) {
      case 'take':
        return { do: verb, pencil: readChoice('pencil', fields.pencil, PENCILS) };
      case 'place': {
        const leftOf = readInteger('leftOf', fields.leftOf, 0, MOST_SEATS - 1);
        return { do: verb, pencil: readChoice('pencil', fields.pencil, PENCILS), leftOf };
      }
      case 'pass':
        return { do: verb };
      case 'extend':
        return { do: verb, from: station('from'), to: station('to'), on: station('on') };
      default:
        return { do: verb, from: station('from'), to: station('to') };
    }
  });
}
