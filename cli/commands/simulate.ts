import { mergeTallies, type Summary, summarise, type Tally } from '@yamanote/bots';
import { print, printJson, readArguments, readCount, readLanguage, readThreads } from '@yamanote/command-line';
import type { Language } from '@yamanote/games/room';
import type { Command } from '../command.ts';
import { figuresIn } from '../figures.ts';
import { progressLine } from '../progress.ts';
import { openRoom, readBots, readPlayouts, readSettings } from '../rooms.ts';
import { table } from '../table.ts';
import { doInShares } from '../threads.ts';
import { USUAL_GAMES } from '../words/help/facts.ts';
import { words as allWords, kindOf } from '../words/index.ts';

const FIRST_SHARE = 10;

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
    const room = await openRoom(words[0]);
    const { game } = room;
    const bots = readBots(room, values.seats, values.bots, 'random');
    const options = readSettings(game, values.set, bots.length);
    const games = readCount('--games', values.games, USUAL_GAMES, 1, Number.MAX_SAFE_INTEGER);
    const threads = readThreads(values.threads);
    const playouts = readPlayouts(values.playouts);
    const simulation = { is: 'simulation', game: game.id, bots, options, seed: values.seed ?? '1', playouts } as const;

    const progress = progressLine(allWords[language], allWords[language].simulate.progress, values.progress);
    const tallies: Tally[] = [];
    let done = 0;
    const before = process.cpuUsage();
    await doInShares<Tally>(simulation, { from: 0, to: games }, threads, FIRST_SHARE, (tally) => {
      tallies.push(tally);
      done += tally.games;
      progress.show(done, games);
      return true;
    });
    const { user, system } = process.cpuUsage(before);
    progress.end();

    const summary = summarise(mergeTallies(tallies), (user + system) / 1e6);
    if (values.json) printJson(summary);
    else print(inWords(summary, language));
    return summary.unfinished === 0 ? 0 : 1;
  },
};

function inWords(summary: Summary, language: Language): string {
  const { game, games, cpuSeconds, stepsPerSecond, gamesPerSecond, length, seats, unfinished } = summary;
  const words = allWords[language];
  const { simulate: said } = words;
  const { headings } = said;
  const { fixed, round, percent } = figuresIn(language);
  const rows = seats.map(({ bot, wins, winRate, ci95, meanScore }, seat) => [
    String(seat),
    kindOf(bot, words),
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
