/** For pages that know a game by its name only: starting it as the station's own page would. */
import { pageRooms } from '@yamanote/games/registry';
import { openTable, playNow } from '../play.ts';
import { levelsHere } from './levels.ts';
import { setUpOf } from './set-up.ts';

export async function startMatch(game: string): Promise<string> {
  return playNow(game, setUpOf(await pageRooms[game](), levelsHere()));
}

export async function startTable(game: string, isPublic: boolean): Promise<string> {
  return openTable(game, setUpOf(await pageRooms[game](), levelsHere()), isPublic);
}
