/** Thinking in the rooms of the house, for every home of matches: a bot's thought, and what a person is hinted at. */
import { CONSIDERING, type Conclusion, conclude, type Judgement, type Thought } from '@yamanote/bots';
import type { Game } from '@yamanote/kernel';
import type { Room } from './room.ts';
import { underVersion } from './versions.ts';

type Thinking = Pick<Room, 'game' | 'past'> & Judgement;

/** Thinks in one of these rooms, with the rules that the thought's match is played under. */
export function concludeIn(
  rooms: Readonly<Record<string, () => Promise<Thinking>>>,
  thought: Thought,
  clock: () => number,
): Promise<Conclusion> {
  const roomOf = async (game: string, version: number) => {
    const room = await underVersion(await rooms[game](), version);
    return room === null || thought.bot !== null ? room : patient(room);
  };
  return conclude(thought, roomOf, clock);
}

/**
 * The same room for whoever asks for a hint. A bot stops after as many playouts as its turn is worth; chances that a person
 * reads should be as sure as the time allows, so here only the clock stops the search.
 */
export function patient<R extends Judgement & { game: Game }>(room: R): R {
  const search = CONSIDERING.search(room.game, room);
  return {
    ...room,
    search: (view, seat, rng, budget) =>
      search(view, seat, rng, budget.stop === undefined ? budget : { ...budget, playouts: Number.POSITIVE_INFINITY }),
  };
}
