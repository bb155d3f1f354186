import { BOTS } from '@yamanote/bots';
import { type HallRefusal, hallRefusal } from '../refusals.ts';

/** Who plays where nobody has chosen a bot. */
export const STRONGEST = Object.keys(BOTS).at(-1)!;

export function isBot(name: string): boolean {
  return Object.hasOwn(BOTS, name);
}

export function unknownBot(field: string): HallRefusal {
  return hallRefusal('impossible', field, Object.keys(BOTS).join(' or '));
}
