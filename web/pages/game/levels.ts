import { server } from '../../connection/halls.ts';
import { levelsOf } from '../../levels/level.ts';

/** What can be chosen in the hall that this page has called. */
export function levelsHere(): readonly string[] {
  return levelsOf(server.bots.value);
}
