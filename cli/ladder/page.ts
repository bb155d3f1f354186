/** `bots/LADDER.md`: what every rung came to, for people. */
import { type Contestant, type PlayedDeal, thinkingTimes } from '@yamanote/bots';
import type { Climb } from './climb.ts';
import { firstOf, isMet } from './judge.ts';
import { type Expected, playoutsOf, type Rung } from './rungs.ts';
import { readTable, writeTable } from './table.ts';

export interface Occasion {
  date: string;
  /** How the ladder is called. */
  command: string;
  /** What it was played with. */
  program: string;
}

/** `former` is the page as it was: what is not played by the bots of today stays, with the day of which it tells. */
export function pageOf(climbs: readonly Climb[], { date, command, program }: Occasion, former: string): string {
  const known = new Map(readTable(former).map((row) => [aboutOf(row), row]));
  const rows = climbs.map((climb) => {
    const row = rowOf(climb);
    const kept = climb.deals?.length === 0 ? known.get(aboutOf(row)) : undefined;
    return kept?.length === HEADINGS.length ? kept : row;
  });
  return `# How strong the bots are

Made by \`${command}\`, last on ${date}, with ${program}. Do not change it by hand. A row
tells of the bots of the day on which it was played, and stays until it is played anew.

Every deal is played in all seat rotations, or by everybody alone where points are compared; seeds are sealed, which means
that nothing was tuned on them. Intervals are of 95 % and by deal, since games of one deal share their luck. A pairing ends as
soon as a sequential test knows on which side of the bar it is. A bar is met when the measured rate reaches it and the lower
end of the interval lies above par, which is what equals win. Playouts are those of a decision, of as many as the bot may have,
and with them stands the processor time that it took, in milliseconds.

${writeTable([HEADINGS, ...rows])}`;
}

const HEADINGS = ['game', 'bots', 'bar', 'measured', '95 %', 'Elo', 'games', 'playouts', 'CPU ms', 'played', 'bar met'];

/** Game, bots and bar: two rows with the same are of one rung. */
function aboutOf(row: readonly string[]): string {
  return row.slice(0, 3).join();
}

export function rowOf({ rung, deals, playedOn, isDone }: Climb): string[] {
  const { game, options = {}, expected } = rung;
  const named = [[game, ...Object.values(options)].join(' '), pairing(rung), bar(expected)];
  const empty = (why: string) => [...named, '', '', '', '', '', '', '', why];
  if (deals === null) return empty('no such bot yet');
  if (deals.length === 0) return empty('not played yet');
  const first = firstOf(rung, deals);
  const isBarMet = isMet(expected, first) ? 'yes' : '**no**';
  return [
    ...named,
    ...measured(first),
    String(deals.flat().length),
    ...thought(rung, first, deals),
    playedOn ?? '',
    isDone ? isBarMet : `${isBarMet}, so far`,
  ];
}

/** `search against 3 greedy` */
function pairing({ bots, alone, long }: Rung): string {
  const [first, ...others] = bots;
  if (alone) return `${first} over ${others.join(', ')}, alone`;
  const names = [...new Set(others)].map((name) => {
    const count = others.filter((other) => other === name).length;
    return count === 1 ? name : `${count} ${name}`;
  });
  return `${first} against ${names.join(', ')}${long ? ', with a second' : ''}`;
}

function bar(expected: Expected): string {
  if ('lead' in expected) return `+${expected.lead} points`;
  return expected.atMost === undefined
    ? percent(expected.rate, 0)
    : `${percent(expected.rate, 0)} to ${percent(expected.atMost, 0)}`;
}

function measured({ winning, lead, meanScore }: Contestant): string[] {
  if (winning !== null) {
    const { rate, ci95, elo } = winning;
    return [percent(rate), ci95.map((end) => percent(end)).join(' to '), elo === null ? '' : signed(Math.round(elo))];
  }
  if (lead === null) return [meanScore.toFixed(1), '', ''];
  const points = lead.ci95.map((end) => signed(Number(end.toFixed(1)))).join(' to ');
  return [`${signed(Number(lead.mean.toFixed(1)))} (mean ${meanScore.toFixed(1)})`, points, ''];
}

function thought(rung: Rung, { bot, playouts }: Contestant, deals: readonly PlayedDeal[]): string[] {
  const milliseconds = thinkingTimes(deals)[bot];
  return [playouts === null ? '' : `${Math.round(playouts)} of ${playoutsOf(rung)}`, milliseconds.toPrecision(2)];
}

function percent(rate: number, digits = 1): string {
  return `${(rate * 100).toFixed(digits)} %`;
}

function signed(figure: number): string {
  return figure > 0 ? `+${figure}` : String(figure).replace('-', '−');
}
