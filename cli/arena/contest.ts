/** Deals that bots play on one thread. */

import { type ArenaGame, type Bot, type Limits, makeBot, playDeal, seedOfDeal } from '@yamanote/bots';
import { acceptFrom } from '@yamanote/command-line';
import type { Options } from '@yamanote/kernel';
import { matchText } from '../match.ts';
import { openRoom } from '../rooms.ts';
import type { Share } from '../share.ts';
import { openCpuClock } from './cpu-clock.ts';
import { recordMatch } from './record.ts';

export interface ContestJob {
  is: 'contest';
  game: string;
  options: Options;
  /** Who sits where, in each game of a deal. */
  seatings: string[][];
  seed: string;
  limits: Limits;
  /** Whether matches are wanted as files. */
  records: boolean;
}

/** A game, and the text of its match if it was wanted. */
export interface Recorded {
  played: ArenaGame;
  match: string | null;
}

export async function loadContest(job: ContestJob): Promise<(share: Share) => Recorded[][]> {
  const { options, seatings, seed, limits, records } = job;
  const room = await openRoom(job.game);
  const names = [...new Set(seatings.flat())];
  const bots: Record<string, Bot> = Object.fromEntries(
    names.map((name) => [name, acceptFrom('--bots', makeBot(name, room))]),
  );
  const contest = { game: room.game, options, bots, seatings, seed, limits, clock: openCpuClock() };
  const play = (number: number): Recorded[] =>
    playDeal(contest, number).map(({ played, answers }) => {
      const record = () => recordMatch(room.game, options, played.bots, seedOfDeal(seed, number), answers);
      return { played, match: records ? matchText(record()) : null };
    });
  return ({ from, to }) => Array.from({ length: to - from }, (_, i) => play(from + i));
}
