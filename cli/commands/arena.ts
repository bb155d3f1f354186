import { join } from 'node:path';
import { alone, differentOf, type Limits, type PlayedDeal, reportOf, rotationsOf, thinkingTimes } from '@yamanote/bots';
import {
  type Arguments,
  BadInput,
  openFolder,
  print,
  printJson,
  readArguments,
  readCount,
  readLanguage,
  readRange,
  readThreads,
  readTime,
  writeWhole,
} from '@yamanote/command-line';
import type { BotRoom } from '@yamanote/games/room';
import type { ContestJob, Recorded } from '../arena/contest.ts';
import type { ArenaReport } from '../arena/report.ts';
import { runContest } from '../arena/run.ts';
import { openTest } from '../arena/sequential-test.ts';
import { inWords } from '../arena/words.ts';
import type { Command } from '../command.ts';
import { progressLine } from '../progress.ts';
import { checkSeats, checkTable, openRoom, readBotNames, readPlayouts, readSeats, readSettings } from '../rooms.ts';
import { ARENA_GAMES } from '../words/help/facts.ts';
import { words as allWords, type Words } from '../words/index.ts';

const KINDS = {
  bots: 'text',
  seats: 'text',
  games: 'text',
  sprt: 'text',
  playouts: 'text',
  budget: 'text',
  seed: 'text',
  set: 'list',
  threads: 'text',
  matches: 'text',
  lang: 'text',
  json: 'flag',
  progress: 'flag',
} as const;

/** What is wanted of the arena. */
interface Wanted {
  /** As they were named. */
  bots: string[];
  job: ContestJob;
  deals: number;
  /** Elo between which a sequential test is to decide. */
  sprt: [low: number, high: number] | null;
  threads: number;
  /** A folder for the matches. */
  matches: string | undefined;
}

export const arena: Command = {
  name: 'arena',

  async run(args) {
    const { words: given, values } = readArguments(args, ['GAME'], KINDS);
    const language = readLanguage(values.lang);
    const words = allWords[language];
    const wanted = readWanted(await openRoom(given[0]), values);
    if (wanted.matches !== undefined) openFolder(wanted.matches);
    const report = await meet(wanted, words, values.progress);
    if (values.json) printJson(report);
    else {
      print(inWords(report, language));
      if (wanted.matches !== undefined) print(`\n${words.arena.kept(report.games, wanted.matches)}`);
    }
    return report.unfinished === 0 ? 0 : 1;
  },
};

async function meet(wanted: Wanted, words: Words, showsProgress: boolean): Promise<ArenaReport> {
  const { bots, job, sprt, threads, matches } = wanted;
  const { game, options, seatings, seed, limits } = job;
  const progress = progressLine(words, words.simulate.progress, showsProgress);
  const test = sprt === null ? null : openTest(bots[0], sprt);
  const deals: PlayedDeal[] = [];
  const before = process.cpuUsage();
  await runContest(job, 0, wanted.deals, threads, (deal, number) => {
    if (matches !== undefined) keep(matches, deal, number, wanted.deals);
    deals.push(deal.map(({ played }) => played));
    progress.show(deals.length * seatings.length, wanted.deals * seatings.length);
    return test?.add(deals[number]) ?? true;
  });
  const { user, system } = process.cpuUsage(before);
  progress.end();
  return {
    ...{ game, options, bots, seats: seatings[0].length, seed },
    ...{ playouts: limits.playouts, budget: limits.milliseconds },
    ...reportOf(deals),
    sprt: test?.report() ?? null,
    cpu: { seconds: (user + system) / 1e6, perDecision: thinkingTimes(deals) },
  };
}

function readWanted(room: BotRoom, values: Arguments<typeof KINDS>['values']): Wanted {
  const { game } = room;
  const { bots, seatings } = readTable(room, values.bots, values.seats);
  const seats = seatings[0].length;
  const options = readSettings(game, values.set, seats);
  const games = readCount('--games', values.games, ARENA_GAMES, 1, Number.MAX_SAFE_INTEGER);
  const sprt = values.sprt === undefined ? null : readRange('--sprt', values.sprt);
  if (sprt !== null && seats === 1) throw new BadInput('--sprt', (say) => say.notBeside('--seats 1'));
  const limits = readLimits(values.playouts, values.budget);
  const { seed = '1', matches } = values;
  return {
    bots,
    job: { is: 'contest', game: game.id, options, seatings, seed, limits, records: matches !== undefined },
    deals: Math.ceil(games / seatings.length),
    sprt,
    threads: readThreads(values.threads),
    matches,
  };
}

/** Who meets, and in which seatings each deal is played. */
function readTable(room: BotRoom, named: string | undefined, seats: string | undefined) {
  if (named === undefined) throw new BadInput(null, (say) => say.argumentMissing('--bots'));
  const bots = readBotNames('--bots', named, room);
  if (seats !== undefined && readSeats(room.game, seats) === 1) return { bots, seatings: alone(bots) };
  checkTable(room.game, bots);
  checkSeats(room.game, seats, bots);
  if (differentOf(bots).length < 2) throw new BadInput('--bots', (say) => say.differentBotsWanted(bots[0]));
  return { bots, seatings: rotationsOf(bots) };
}

function readLimits(playouts: string | undefined, budget: string | undefined): Limits {
  if (playouts !== undefined && budget !== undefined) {
    throw new BadInput('--budget', (say) => say.notBeside('--playouts'));
  }
  return {
    playouts: readPlayouts(playouts),
    milliseconds: budget === undefined ? null : readTime('--budget', budget),
  };
}

/** Files in the order of the deals, and of the seatings in each. */
function keep(folder: string, deal: readonly Recorded[], number: number, deals: number): void {
  const name = String(number + 1).padStart(String(deals).length, '0');
  for (const [turned, { match }] of deal.entries()) {
    if (match !== null) writeWhole(join(folder, `deal-${name}-game-${turned + 1}.json`), match);
  }
}
