/** What a contest came to, as people read it. */
import type { Contestant } from '@yamanote/bots';
import type { Language } from '@yamanote/games/room';
import { figuresIn } from '../figures.ts';
import { table } from '../table.ts';
import { words as allWords, kindOf } from '../words/index.ts';
import type { ArenaReport } from './report.ts';

/** What is not known, or beyond every number. */
const NONE = '–';

export function inWords(report: ArenaReport, language: Language): string {
  const { arena, simulate } = allWords[language];
  const { fixed } = figuresIn(language);
  const { game, games, deals, unfinished, sprt, cpu, bots, seats } = report;
  return [
    arena.games(game, games, deals, fixed(cpu.seconds, 2)),
    ...(unfinished > 0 ? [simulate.unfinished(unfinished)] : []),
    ...(sprt === null ? [] : [arena.sprt(sprt.verdict, bots[0], plain(sprt.low), plain(sprt.high))]),
    '',
    ...table(seats === 1 ? scores(report, language) : wins(report, language), [0]),
  ].join('\n');
}

function wins({ contestants, cpu }: ArenaReport, language: Language): string[][] {
  const { headings } = allWords[language].arena;
  const { interval } = allWords[language].simulate;
  const { percent, fixed } = figuresIn(language);
  const { bot, winRate, interval: range, elo, meanScore, time, playouts } = headings;
  const rows = contestants.map((contestant) => {
    const { winning } = contestant;
    if (winning === null) throw new Error('at a table somebody wins');
    const elos = winning.eloCi95.map((end) => (end === null ? NONE : signed(end)));
    return [
      kindOf(contestant.bot, allWords[language]),
      percent(winning.rate),
      interval(percent(winning.ci95[0]), percent(winning.ci95[1])),
      winning.elo === null ? NONE : signed(winning.elo),
      interval(elos[0], elos[1]),
      fixed(contestant.meanScore, 2),
      ...thought(contestant, cpu.perDecision, language),
    ];
  });
  return [[bot, winRate, range, elo, range, meanScore, time, playouts], ...rows];
}

function scores({ contestants, cpu }: ArenaReport, language: Language): string[][] {
  const { headings } = allWords[language].arena;
  const { interval } = allWords[language].simulate;
  const { fixed } = figuresIn(language);
  const { bot, meanScore, lead, interval: range, time, playouts } = headings;
  const end = (figure: number) => (Number.isFinite(figure) ? fixed(figure, 2) : NONE);
  const rows = contestants.map((contestant) => [
    kindOf(contestant.bot, allWords[language]),
    fixed(contestant.meanScore, 2),
    ...(contestant.lead === null
      ? [NONE, NONE]
      : [fixed(contestant.lead.mean, 2), interval(end(contestant.lead.ci95[0]), end(contestant.lead.ci95[1]))]),
    ...thought(contestant, cpu.perDecision, language),
  ]);
  return [[bot, meanScore, lead, range, time, playouts], ...rows];
}

function thought({ bot, playouts }: Contestant, times: Record<string, number>, language: Language): string[] {
  const { fixed, round } = figuresIn(language);
  return [fixed(times[bot], 2), playouts === null ? NONE : round(playouts)];
}

/** With a sign as the house sets it: +35, −20, 0. */
function signed(elo: number): string {
  return `${elo >= 0.5 ? '+' : ''}${plain(Math.round(elo))}`;
}

function plain(elo: number): string {
  return String(elo).replace('-', '−');
}
