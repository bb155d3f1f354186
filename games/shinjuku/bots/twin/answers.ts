/** Answers as numbers, each the same in every world: its kind's first number, plus what it names. */
import {
  type Action,
  CONNECTION_IDS,
  CUSTOMERS,
  GOODS,
  KINDS,
  type Payment,
  STATION_IDS,
  WARD_IDS,
} from '@yamanote/games/shinjuku/rules';

const PAYMENTS: readonly Payment[] = [...WARD_IDS, 'three'];
/** By number of a way to pay: a ward's card, and at last any three. */
export const WAYS_TO_PAY = PAYMENTS.length;
export const THREE = WARD_IDS.length;
const WARDS = WARD_IDS.length;

type Make = (number: number) => Action;
const kinds: { from: number; make: Make }[] = [];
let next = 0;

function kind(count: number, make: Make): number {
  kinds.push({ from: next, make });
  next += count;
  return next - count;
}

export const PASS = kind(1, () => ({ do: 'pass' }));
export const INCOME = kind(1, () => ({ do: 'income' }));
export const SINGLE = kind(1, () => ({ do: 'single' }));
export const STOP = kind(1, () => ({ do: 'stop' }));
export const STAY = kind(1, () => ({ do: 'stay' }));
export const LIFT = kind(1, () => ({ do: 'lift' }));
/** By what is wanted, then by payment. */
export const OPEN = kind(STATION_IDS.length * WAYS_TO_PAY, (n) => ({
  ...{ do: 'open', station: STATION_IDS[wanted(n)] },
  pay: paying(n),
}));
export const MOVE = kind(WARDS * WAYS_TO_PAY, (n) => ({ do: 'move', ward: WARD_IDS[wanted(n)], pay: paying(n) }));
export const EXTEND_BY = kind(CONNECTION_IDS.length * WAYS_TO_PAY, (n) => ({
  ...{ do: 'extend', connection: CONNECTION_IDS[wanted(n)] },
  pay: paying(n),
}));
/** By station and customer, then by payment. */
export const UPGRADE = kind(STATION_IDS.length * KINDS * WAYS_TO_PAY, (n) => ({
  ...{ do: 'upgrade', station: STATION_IDS[Math.floor(wanted(n) / KINDS)] },
  customer: CUSTOMERS[wanted(n) % KINDS],
  pay: paying(n),
}));
export const TRACK = kind(CONNECTION_IDS.length, (n) => ({ do: 'track', connection: CONNECTION_IDS[n] }));
export const PLACE = kind(GOODS.length, (n) => ({ do: 'place', good: GOODS[n] }));
export const RELOCATE = kind(STATION_IDS.length, (n) => ({ do: 'relocate', station: STATION_IDS[n] }));
export const START_AT = kind(STATION_IDS.length, (n) => ({ do: 'start', station: STATION_IDS[n] }));
export const RIDE_TO = kind(STATION_IDS.length, (n) => ({ do: 'ride', station: STATION_IDS[n] }));
export const ALIGHT_AS = kind(KINDS, (n) => ({ do: 'alight', customer: CUSTOMERS[n] }));
export const RAMPAGE_TO = kind(WARDS, (n) => ({ do: 'rampage', ward: WARD_IDS[n] }));
export const FLEE_TO = kind(WARDS, (n) => ({ do: 'flee', ward: WARD_IDS[n] }));
export const PUSH_TO = kind(WARDS, (n) => ({ do: 'push', ward: WARD_IDS[n] }));
export const DRIVE_TO = kind(WARDS, (n) => ({ do: 'drive', ward: WARD_IDS[n] }));
/** By three wards in ascending order. */
export const SPEND_ON = kind(WARDS ** 3, (n) => ({
  do: 'spend',
  cards: [Math.floor(n / WARDS ** 2), Math.floor(n / WARDS) % WARDS, n % WARDS].map((ward) => WARD_IDS[ward]),
}));

/** What is wanted for a payment, by the number within its kind; and the payment. */
export const wanted = (number: number): number => Math.floor(number / WAYS_TO_PAY);
const paying = (number: number): Payment => PAYMENTS[number % WAYS_TO_PAY];

export function answerOf(move: number): Action {
  let at = kinds.length - 1;
  while (kinds[at].from > move) at--;
  return kinds[at].make(move - kinds[at].from);
}
