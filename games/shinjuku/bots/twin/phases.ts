/** What a match can wait for, as numbers. */
import type { Frame } from '@yamanote/games/shinjuku/rules';

/** Chance acts. */
export const QUEUE_CARD = 1;
export const QUEUE_CUSTOMER = 2;
export const ARRIVAL_CARD = 3;
export const ARRIVAL_CUSTOMER = 4;
export const DEAL = 5;
/** Whose turn it is acts. */
export const RAMPAGE = 6;
export const FLEE = 7;
export const PUSH = 8;
export const CEO = 9;
export const ACTION = 10;
export const SPEND = 11;
export const SHOP = 12;
export const EXTEND = 13;
export const START = 14;
export const ALIGHT = 15;
export const RIDE = 16;
export const SCREENS = 17;
export const ENDED = 18;
/** Nobody waits: the turn goes on, or ends. */
export const GOING_ON = 0;

const PHASES: Readonly<Partial<Record<Frame['kind'], number>>> = {
  'queue-card': QUEUE_CARD,
  'queue-customer': QUEUE_CUSTOMER,
  'arrival-card': ARRIVAL_CARD,
  'arrival-customers': ARRIVAL_CUSTOMER,
  deal: DEAL,
  rampage: RAMPAGE,
  flee: FLEE,
  push: PUSH,
  ceo: CEO,
  action: ACTION,
  spend: SPEND,
  shop: SHOP,
  extend: EXTEND,
  start: START,
  alight: ALIGHT,
  ride: RIDE,
  screens: SCREENS,
};

/** The phase of a frame, and what it is about: a ward, station, connection or seat; 0 if nothing. */
export function phaseOf(frame: Frame | undefined): [phase: number, about: number] {
  if (frame === undefined) return [ENDED, 0];
  return [PHASES[frame.kind] ?? GOING_ON, aboutOf(frame)];
}

function aboutOf(frame: Frame): number {
  switch (frame.kind) {
    case 'arrival-customers':
    case 'start':
      return frame.ward;
    case 'shop':
      return frame.station;
    case 'extend':
      return frame.connection;
    case 'push':
      return frame.seat;
    default:
      return 0;
  }
}
