/** Every action there can be, made once: legal lists only refer to them, so that playing makes no garbage. */
import { type OrRefusal, objectTo, readChoice, readFields, reading, readList } from '@yamanote/kernel';
import { CONNECTION_IDS, STATION_IDS, WARD_IDS, type WardId, wardIndex } from './map.ts';
import { CUSTOMERS, GOODS } from './tokens.ts';
import type { Action, Payment } from './types.ts';

/** By index: a ward's card, and at THREE any three cards. */
const PAYMENTS: readonly Payment[] = [...WARD_IDS, 'three'];
export const THREE = WARD_IDS.length;

export const PASS: Action = { do: 'pass' };
export const INCOME: Action = { do: 'income' };
export const SINGLE: Action = { do: 'single' };
export const STOP: Action = { do: 'stop' };
export const STAY: Action = { do: 'stay' };
export const LIFT: Action = { do: 'lift' };

/** By target, then by payment. */
export const OPEN: readonly (readonly Action[])[] = STATION_IDS.map((station) =>
  PAYMENTS.map((pay): Action => ({ do: 'open', station, pay })),
);
export const MOVE: readonly (readonly Action[])[] = WARD_IDS.map((ward) =>
  PAYMENTS.map((pay): Action => ({ do: 'move', ward, pay })),
);
export const EXTEND: readonly (readonly Action[])[] = CONNECTION_IDS.map((connection) =>
  PAYMENTS.map((pay): Action => ({ do: 'extend', connection, pay })),
);
export const UPGRADE: readonly (readonly (readonly Action[])[])[] = STATION_IDS.map((station) =>
  CUSTOMERS.map((customer) => PAYMENTS.map((pay): Action => ({ do: 'upgrade', station, customer, pay }))),
);

export const TRACK: readonly Action[] = CONNECTION_IDS.map((connection) => ({ do: 'track', connection }));
export const PLACE: readonly Action[] = GOODS.map((good) => ({ do: 'place', good }));
export const RELOCATE: readonly Action[] = STATION_IDS.map((station) => ({ do: 'relocate', station }));
export const START: readonly Action[] = STATION_IDS.map((station) => ({ do: 'start', station }));
export const RIDE: readonly Action[] = STATION_IDS.map((station) => ({ do: 'ride', station }));
export const ALIGHT: readonly Action[] = CUSTOMERS.map((customer) => ({ do: 'alight', customer }));
export const RAMPAGE: readonly Action[] = WARD_IDS.map((ward) => ({ do: 'rampage', ward }));
export const FLEE: readonly Action[] = WARD_IDS.map((ward) => ({ do: 'flee', ward }));
export const PUSH: readonly Action[] = WARD_IDS.map((ward) => ({ do: 'push', ward }));
export const DRIVE: readonly Action[] = WARD_IDS.map((ward) => ({ do: 'drive', ward }));

/** By three wards in ascending order, the second and third counted from the one before. */
export const SPEND: readonly (readonly (readonly Action[])[])[] = WARD_IDS.map((first, a) =>
  WARD_IDS.slice(a).map((second, b) =>
    WARD_IDS.slice(a + b).map((third): Action => ({ do: 'spend', cards: [first, second, third] })),
  ),
);

/** What stands beside the verb, and what it may be. */
const FIELDS: Readonly<Record<Action['do'], Readonly<Record<string, readonly string[] | null>>>> = {
  open: { station: STATION_IDS, pay: PAYMENTS },
  track: { connection: CONNECTION_IDS },
  move: { ward: WARD_IDS, pay: PAYMENTS },
  upgrade: { station: STATION_IDS, customer: CUSTOMERS, pay: PAYMENTS },
  income: {},
  pass: {},
  spend: { cards: null },
  place: { good: GOODS },
  relocate: { station: STATION_IDS },
  extend: { connection: CONNECTION_IDS, pay: PAYMENTS },
  single: {},
  start: { station: STATION_IDS },
  alight: { customer: CUSTOMERS },
  ride: { station: STATION_IDS },
  stop: {},
  rampage: { ward: WARD_IDS },
  flee: { ward: WARD_IDS },
  push: { ward: WARD_IDS },
  drive: { ward: WARD_IDS },
  stay: {},
  lift: {},
};
const VERBS = Object.keys(FIELDS) as Action['do'][];

export function parseAction(json: unknown): OrRefusal<Action> {
  return reading((): Action => {
    const verb = readChoice('do', Object(json).do, VERBS);
    const wanted = FIELDS[verb];
    const fields = readFields('', json, ['do', ...Object.keys(wanted)]);
    const read = Object.entries(wanted).map(([key, values]) => [
      key,
      values === null ? readThree(key, fields[key]) : readChoice(key, fields[key], values),
    ]);
    return { do: verb, ...Object.fromEntries(read) };
  });
}

/** Three cards in any order; they are kept in the order of the map. */
function readThree(field: string, json: unknown): WardId[] {
  const cards = readList(field, json).map((card, i) => readChoice(`${field}[${i}]`, card, WARD_IDS));
  if (cards.length !== 3) objectTo(field, 'three cards', json);
  return cards.sort((a, b) => wardIndex(a) - wardIndex(b));
}
