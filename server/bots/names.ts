import { BOT_PATTERNS } from '@yamanote/bots';
import { type HallRefusal, hallRefusal } from '../refusals.ts';

export function unknownBot(field: string): HallRefusal {
  return hallRefusal('impossible', field, BOT_PATTERNS.join(' or '));
}
