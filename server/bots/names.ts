import { BOT_NAMES } from '@yamanote/bots';
import { type HallRefusal, hallRefusal } from '../refusals.ts';

export function isBot(name: string): boolean {
  return (BOT_NAMES as readonly string[]).includes(name);
}

export function unknownBot(field: string): HallRefusal {
  return hallRefusal('impossible', field, BOT_NAMES.join(' or '));
}
