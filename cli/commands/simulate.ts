import { BOTS, type Summary, summarise } from '@yamanote/bots';
import type { Game } from '@yamanote/kernel';
import { readArguments, readCount, readNames } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { print, printJson, progressLine } from '../output.ts';
import { openRoom, readBot, readSeats, readSettings } from '../rooms.ts';
import { playGames } from '../shares.ts';

const USUAL_GAMES = 1000;
const MOST_THREADS = 64;

export const simulate: Command = {
  name: 'simulate',
  summary: 'lets bots play many games and counts who wins, how long it takes and how fast it goes',
  help: `Usage: yamanote simulate GAME [--seats N | --bots a,b,…] [--games N] [--seed S] [--set KEY=VALUE]… [--threads N]
                         [--json] [--progress]

Lets bots play many games. The same seed gives the same games, whatever the number of threads.

  --seats N        so many random bots; otherwise 4, or as many as the game takes
  --bots a,b,…     these bots, by seat: ${Object.keys(BOTS).join(', ')}
  --games N        how many games; otherwise ${USUAL_GAMES}
  --seed S         any text; otherwise 1
  --set KEY=VALUE  an option of the game, see yamanote games
  --threads N      play on so many threads; otherwise 1
  --json           {game, games, steps, cpuSeconds, stepsPerSecond, gamesPerSecond, length: {mean, p5, p95},
                   seats: [{bot, wins, winRate, ci95, meanScore}], unfinished}; a step is one entry of the log,
                   chosen from all legal answers or sampled; cpuSeconds is the processor time of all threads from
                   before the first game; games that reach the game's longest length count as unfinished
  --progress       a line about the progress on stderr even where that is no terminal`,

  async run(args) {
    const { words, values } = readArguments(args, ['GAME'], {
      seats: 'text',
      bots: 'text',
      games: 'text',
      seed: 'text',
      set: 'list',
      threads: 'text',
      json: 'flag',
      progress: 'flag',
    });
    const { game } = await openRoom(words[0]);
    const bots = readBots(game, values.seats, values.bots);
    const options = readSettings(game, values.set, bots.length);
    const games = readCount('--games', values.games, USUAL_GAMES, 1, Number.MAX_SAFE_INTEGER);
    const threads = readCount('--threads', values.threads, 1, 1, MOST_THREADS);
    const simulation = { game: game.id, bots, options, seed: values.seed ?? '1' };

    const progress = progressLine('games', values.progress);
    let done = 0;
    const before = process.cpuUsage();
    const tally = await playGames(simulation, games, threads, (played) => {
      done += played;
      progress.show(done, games);
    });
    const { user, system } = process.cpuUsage(before);
    progress.end();

    const summary = summarise(tally, (user + system) / 1e6);
    if (values.json) printJson(summary);
    else print(inWords(summary));
    return summary.unfinished === 0 ? 0 : 1;
  },
};

function readBots(game: Game, seats: string | undefined, bots: string | undefined): string[] {
  if (bots === undefined) return Array<string>(readSeats(game, seats)).fill('random');
  const names = readNames('--bots', bots).map((name) => readBot('--bots', name));
  const { min, max } = game.seats;
  if (names.length < min || names.length > max) {
    throw new BadInput(`--bots: expected ${min} to ${max} bots for ${game.id}, found ${names.length}`);
  }
  if (seats !== undefined && readSeats(game, seats) !== names.length) {
    throw new BadInput(`--seats: expected ${names.length}, as many as --bots names, found ${JSON.stringify(seats)}`);
  }
  return names;
}

function inWords({
  game,
  games,
  cpuSeconds,
  stepsPerSecond,
  gamesPerSecond,
  length,
  seats,
  unfinished,
}: Summary): string {
  const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;
  const rows = seats.map(({ bot, wins, winRate, ci95, meanScore }, seat) => [
    String(seat),
    bot,
    String(Math.round(wins * 10) / 10),
    percent(winRate),
    `${percent(ci95[0])} to ${percent(ci95[1])}`,
    meanScore.toFixed(2),
  ]);
  const round = (figure: number) => Math.round(figure).toLocaleString('en');
  return [
    `${game}: ${round(games)} games in ${cpuSeconds.toFixed(2)} s of processor time`,
    `${round(gamesPerSecond)} games and ${round(stepsPerSecond)} steps per second`,
    `${length.mean.toFixed(1)} steps a game, nine of ten between ${length.p5} and ${length.p95}`,
    ...(unfinished > 0 ? [`${round(unfinished)} games were stopped unfinished`] : []),
    '',
    ...table([['seat', 'bot', 'wins', 'win rate', '95 % interval', 'mean score'], ...rows]),
  ].join('\n');
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const aligned = (cell: string, column: number) =>
    column === 1 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return rows.map((row) => row.map(aligned).join('  ').trimEnd());
}
