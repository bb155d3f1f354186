/** Rooms under the rules of their time. */
import type { Judgement, Room } from './room.ts';

type Dated = Pick<Room, 'game' | 'past'>;

/** The versions whose matches can be played on, the newest last. */
export function versionsOf({ game, past = {} }: Dated): number[] {
  return [...Object.keys(past).map(Number), game.version].sort((a, b) => a - b);
}

/** What bots know of today's rules, and of no others: twins of them, and what was learned on these. */
const OF_TODAY = ['model', 'weigh', 'expert', 'search', 'odds', 'yardsticks'] as const satisfies (keyof Judgement)[];

/**
 * A room as it is, with the rules of a version; `null` if the house does not have them. Bots judge by its value of positions
 * there, and play on by the rules themselves.
 */
export async function underVersion<R extends Dated>(room: R, version: number): Promise<R | null> {
  if (version === room.game.version) return room;
  const load = room.past?.[version];
  if (load === undefined) return null;
  const dated: R & Partial<Judgement> = { ...room, game: await load() };
  for (const part of OF_TODAY) delete dated[part];
  return dated;
}
