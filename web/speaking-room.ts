import type { ByLanguage } from '@yamanote/games/by-language';
import { registry, speeches } from '@yamanote/games/registry';
import type { Room, Speech } from '@yamanote/games/room';

/** A game as pages have it: with its words, a language at a time. */
export interface SpeakingRoom extends Room {
  speech: ByLanguage<Speech>;
}

export async function openRoom(game: string): Promise<SpeakingRoom> {
  const [room, speech] = await Promise.all([registry[game](), speeches[game]()]);
  return { ...room, speech };
}
