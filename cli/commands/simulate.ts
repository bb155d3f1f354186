import { type Summary, summarise } from '@yamanote/bots';
import type { Language } from '@yamanote/games/room';
import { readArguments, readCount } from '../arguments.ts';
import type { Command } from '../command.ts';
import { print, printJson, progressLine } from '../output.ts';
import { openRoom, readBots, readLanguage, readPlayouts, readSettings } from '../rooms.ts';
import { playGames } from '../shares.ts';
import { table } from '../table.ts';
import { USUAL_GAMES } from '../words/help/facts.ts';
import { words as allWords } from '../words/index.ts';

const MOST_THREADS = 64;

export const simulate: Command = {
  name: 'simulate',

  async run(args) {
    const { words, values } = readArguments(args, ['GAME'], {
      seats: 'text',
      bots: 'text',
      games: 'text',
      seed: 'text',
      set: 'list',
      threads: 'text',
      playouts: 'text',
      lang: 'text',
      json: 'flag',
      progress: 'flag',
    });
    const language = readLanguage(values.lang);
    const { game } = await openRoom(words[0]);
    const bots = readBots(game, values.seats, values.bots, 'random');
    const options = readSettings(game, values.set, bots.length);
    const games = readCount('--games', values.games, USUAL_GAMES, 1, Number.MAX_SAFE_INTEGER);
    const threads = readCount('--threads', values.threads, 1, 1, MOST_THREADS);
    const playouts = readPlayouts(values.playouts);
    const simulation = { game: game.id, bots, options, seed: values.seed ?? '1', playouts };

    const progress = progressLine(allWords[language], allWords[language].simulate.progress, values.progress);
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
    else print(inWords(summary, language));
    return summary.unfinished === 0 ? 0 : 1;
  },
};

function inWords(summary: Summary, language: Language): string {
  const { game, games, cpuSeconds, stepsPerSecond, gamesPerSecond, length, seats, unfinished } = summary;
  const { simulate: said, botKinds, withKind } = allWords[language];
  const { headings } = said;
  const fixed = (figure: number, digits: number) =>
    figure.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const round = (figure: number) => Math.round(figure).toLocaleString(language);
  const percent = (rate: number) => `${fixed(rate * 100, 1)} %`;
  const rows = seats.map(({ bot, wins, winRate, ci95, meanScore }, seat) => [
    String(seat),
    Object.hasOwn(botKinds, bot) ? withKind(botKinds[bot], bot) : bot,
    (Math.round(wins * 10) / 10).toLocaleString(language),
    percent(winRate),
    said.interval(percent(ci95[0]), percent(ci95[1])),
    fixed(meanScore, 2),
  ]);
  const heading = [headings.seat, headings.bot, headings.wins, headings.winRate, headings.interval, headings.meanScore];
  return [
    said.games(game, round(games), fixed(cpuSeconds, 2)),
    said.speed(round(gamesPerSecond), round(stepsPerSecond)),
    said.length(fixed(length.mean, 1), length.p5, length.p95),
    ...(unfinished > 0 ? [said.unfinished(unfinished)] : []),
    '',
    ...table([heading, ...rows], [1]),
  ].join('\n');
}
