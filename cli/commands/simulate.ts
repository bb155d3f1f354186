import { type Summary, summarise } from '@yamanote/bots';
import { widthOf } from '@yamanote/games/columns';
import type { Language } from '@yamanote/games/room';
import type { Game } from '@yamanote/kernel';
import { readArguments, readCount, readNames } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { print, printJson, progressLine } from '../output.ts';
import { openRoom, readBot, readLanguage, readSeats, readSettings } from '../rooms.ts';
import { playGames } from '../shares.ts';
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
      lang: 'text',
      json: 'flag',
      progress: 'flag',
    });
    const language = readLanguage(values.lang);
    const { game } = await openRoom(words[0]);
    const bots = readBots(game, values.seats, values.bots);
    const options = readSettings(game, values.set, bots.length);
    const games = readCount('--games', values.games, USUAL_GAMES, 1, Number.MAX_SAFE_INTEGER);
    const threads = readCount('--threads', values.threads, 1, 1, MOST_THREADS);
    const simulation = { game: game.id, bots, options, seed: values.seed ?? '1' };

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

function readBots(game: Game, seats: string | undefined, bots: string | undefined): string[] {
  if (bots === undefined) return Array<string>(readSeats(game, seats)).fill('random');
  const names = readNames('--bots', bots).map((name) => readBot('--bots', name));
  const { min, max } = game.seats;
  if (names.length < min || names.length > max) {
    throw new BadInput('--bots', (say) => say.botsOf(game.id, min, max, names.length));
  }
  if (seats !== undefined && readSeats(game, seats) !== names.length) {
    throw new BadInput('--seats', (say) => say.asManyAsBots(names.length, JSON.stringify(seats)));
  }
  return names;
}

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
    ...table([heading, ...rows]),
  ].join('\n');
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))));
  const aligned = (cell: string, column: number) => {
    const space = ' '.repeat(widths[column] - widthOf(cell));
    return column === 1 ? cell + space : space + cell;
  };
  return rows.map((row) => row.map(aligned).join('  ').trimEnd());
}
