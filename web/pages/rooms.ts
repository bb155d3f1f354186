import { pageRooms } from '@yamanote/games/registry';
import { openRoom, type SpeakingRoom } from '../speaking-room.ts';
import { useSpoken } from '../words/use-spoken.ts';

/** A game's room, once it is loaded. */
export function useRoom(game: string): SpeakingRoom | null {
  return useSpoken(Object.hasOwn(pageRooms, game) ? game : null, async () => {
    const room = await openRoom(game);
    return { opened: room, load: room.speech.load };
  });
}
