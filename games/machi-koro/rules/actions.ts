/** Every action there can be, made once: legal lists only refer to them, so that playing makes no garbage. */
import { type OrRefusal, readChoice, readFields, readInteger, reading, type Seat } from '@yamanote/kernel';
import { ESTABLISHMENT_IDS, LANDMARK_IDS } from './cards.ts';
import type { Action } from './types.ts';

export const MOST_SEATS = 4;
const SEATS: readonly Seat[] = [...Array(MOST_SEATS).keys()];

export const ROLL: Readonly<Record<1 | 2, Action>> = { 1: { do: 'roll', dice: 1 }, 2: { do: 'roll', dice: 2 } };
export const KEEP: Action = { do: 'keep' };
export const REROLL: Action = { do: 'reroll' };
export const DECLINE: Action = { do: 'decline' };
export const PASS: Action = { do: 'pass' };
export const CHARGE: readonly Action[] = SEATS.map((seat) => ({ do: 'charge', seat }));
export const GIVE: readonly Action[] = ESTABLISHMENT_IDS.map((card) => ({ do: 'give', card }));
export const TAKE: readonly (readonly Action[])[] = SEATS.map((seat) =>
  ESTABLISHMENT_IDS.map((card) => ({ do: 'take', seat, card })),
);
export const BUILD: readonly Action[] = ESTABLISHMENT_IDS.map((card) => ({ do: 'build', card }));
export const BUILD_LANDMARK: readonly Action[] = LANDMARK_IDS.map((card) => ({ do: 'build', card }));

const VERBS = ['roll', 'keep', 'reroll', 'charge', 'decline', 'give', 'take', 'build', 'pass'] as const;

/** What stands beside the verb. */
const FIELDS: Readonly<Record<(typeof VERBS)[number], readonly string[]>> = {
  roll: ['dice'],
  keep: [],
  reroll: [],
  charge: ['seat'],
  decline: [],
  give: ['card'],
  take: ['seat', 'card'],
  build: ['card'],
  pass: [],
};

export function parseAction(json: unknown): OrRefusal<Action> {
  return reading((): Action => {
    const verb = readChoice('do', Object(json).do, VERBS);
    const fields = readFields('', json, ['do', ...FIELDS[verb]]);
    const seat = () => readInteger('seat', fields.seat, 0, MOST_SEATS - 1);
    const establishment = () => readChoice('card', fields.card, ESTABLISHMENT_IDS);
    switch (verb) {
      case 'roll':
        return { do: verb, dice: readInteger('dice', fields.dice, 1, 2) as 1 | 2 };
      case 'charge':
        return { do: verb, seat: seat() };
      case 'give':
        return { do: verb, card: establishment() };
      case 'take':
        return { do: verb, seat: seat(), card: establishment() };
      case 'build':
        return { do: verb, card: readChoice('card', fields.card, [...ESTABLISHMENT_IDS, ...LANDMARK_IDS]) };
      default:
        return { do: verb };
    }
  });
}
