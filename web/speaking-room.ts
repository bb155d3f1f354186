import type { ByLanguage } from '@yamanote/games/by-language';
import { pageRooms, speeches } from '@yamanote/games/registry';
import type { Room, Speech } from '@yamanote/games/room';
import { underVersion } from '@yamanote/games/versions';

/** A game as pages have it: with its words, a language at a time. */
export interface SpeakingRoom extends Room {
  speech: ByLanguage<Speech>;
}

export async function openRoom(game: string): Promise<SpeakingRoom> {
  const [room, speech] = await Promise.all([pageRooms[game](), speeches[game]()]);
  return { ...room, speech };
}

/** The same under the rules of a match; `null` if this page does not have them. */
export async function openRoomOf(game: string, version: number): Promise<SpeakingRoom | null> {
  return underVersion(await openRoom(game), version);
}
