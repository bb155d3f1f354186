/** Games that bots play on one thread. */

import { type Bot, makeBot, simulateGames, type Tally } from '@yamanote/bots';
import { acceptFrom } from '@yamanote/command-line';
import type { Options } from '@yamanote/kernel';
import { openRoom } from './rooms.ts';
import type { Share } from './share.ts';

export interface Simulation {
  is: 'simulation';
  game: string;
  /** By seat. */
  bots: string[];
  options: Options;
  seed: string;
  /** How often a bot that searches plays on before it answers; `null` leaves it to the bot. */
  playouts: number | null;
}

export async function loadSimulation({
  game,
  bots,
  options,
  seed,
  playouts,
}: Simulation): Promise<(share: Share) => Tally> {
  const room = await openRoom(game);
  const players: Bot[] = bots.map((name) => acceptFrom('--bots', makeBot(name, room)));
  const budget = playouts === null ? {} : { playouts };
  return ({ from, to }) => simulateGames(room.game, players, options, seed, from, to, budget);
}
