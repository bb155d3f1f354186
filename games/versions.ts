/** Rooms under the rules of their time. */
import type { Room } from './room.ts';

type Dated = Pick<Room, 'game' | 'past'>;

/** The versions whose matches can be played on, the newest last. */
export function versionsOf({ game, past = {} }: Dated): number[] {
  return [...Object.keys(past).map(Number), game.version].sort((a, b) => a - b);
}

/** A room as it is, with the rules of a version; `null` if the house does not have them. */
export async function underVersion<R extends Dated>(room: R, version: number): Promise<R | null> {
  if (version === room.game.version) return room;
  const load = room.past?.[version];
  return load === undefined ? null : { ...room, game: await load() };
}
