/** Plays a rung on, from where its ledger ends, until it is decided or was played often enough. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { alone, makeBot, type PlayedDeal, rotationsOf } from '@yamanote/bots';
import { acceptFrom } from '@yamanote/command-line';
import type { BotRoom } from '@yamanote/games/room';
import { chooseOptions, isRefusal } from '@yamanote/kernel';
import type { ContestJob } from '../arena/contest.ts';
import { runContest } from '../arena/run.ts';
import { isDecided } from './judge.ts';
import { openLedger } from './ledger.ts';
import { nameOf, playoutsOf, type Rung } from './rungs.ts';

/** No bot is tuned on deals of a seed that begins like this. */
const SEED = 'sealed, ladder';

/** How often a rung is played at most. */
export interface Length {
  games: number;
  /** For those who play alone, of each. */
  deals: number;
}

export interface Climb {
  rung: Rung;
  /** `null` if there is no such bot. */
  deals: readonly PlayedDeal[] | null;
  /** The day of the last deal, `null` before there is one. */
  playedOn: string | null;
  /** Whether nothing more is to be played. */
  isDone: boolean;
}

/** Where the ledgers are, and by which program they were written. */
export interface Place {
  folder: string;
  fingerprint: string;
}

/** `shown` is told how many games there are, of how many at most. Without threads it looks at what has been played, no more. */
export async function climb(
  rung: Rung,
  room: BotRoom,
  length: Length,
  threads: number,
  place: Place,
  shown: (done: number, all: number) => void,
): Promise<Climb> {
  if (rung.bots.some((bot) => isRefusal(makeBot(bot, room)))) {
    return { rung, deals: null, playedOn: null, isDone: false };
  }
  const job = jobOf(rung, room);
  const each = job.seatings.length;
  const most = rung.alone ? length.deals : Math.ceil((length.games * (rung.part ?? 1)) / each);
  const ledger = openLedger(fileOf(rung, job, place), { ...job, fingerprint: place.fingerprint });
  const deals = () => ledger.deals.slice(0, most);
  const isDone = () => deals().length === most || isDecided(rung, deals());
  if (threads > 0 && !isDone()) {
    await runContest(job, ledger.deals.length, most, threads, (deal) => {
      ledger.add(deal.map(({ played }) => played));
      shown(ledger.deals.length * each, most * each);
      return !isDone();
    });
  }
  return { rung, deals: deals(), playedOn: ledger.playedOn(), isDone: isDone() };
}

function jobOf(rung: Rung, { game }: BotRoom): ContestJob {
  const seatings = rung.alone ? alone(rung.bots) : rotationsOf(rung.bots);
  return {
    is: 'contest',
    game: game.id,
    options: acceptFrom(nameOf(rung), chooseOptions(game, rung.options ?? {}, seatings[0].length)),
    seatings,
    seed: SEED,
    limits: { playouts: playoutsOf(rung), milliseconds: null },
    records: false,
  };
}

function fileOf(rung: Rung, job: ContestJob, { folder, fingerprint }: Place): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([job, fingerprint]))
    .digest('hex');
  return join(folder, `${nameOf(rung)}-${digest.slice(0, 8)}.jsonl`);
}
