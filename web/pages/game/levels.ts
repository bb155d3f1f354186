import { BOT_NAMES } from '@yamanote/bots';
import { server } from '../../connection/halls.ts';

/** The bots of the hall, weakest first; before it has answered, those of this device. */
export function levelsHere(): readonly string[] {
  return server.bots.value.length > 0 ? server.bots.value : BOT_NAMES;
}
