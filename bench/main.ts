/**
 * `npm run bench`: how fast the house is, against what was promised. Figures are noisy on a busy machine, so a missed
 * target only counts as a failure with `--check`.
 */
import { cpus, loadavg } from 'node:os';
import { botRooms } from '@yamanote/games/registry';
import { runCommand } from './command.ts';
import { solvedDice } from './dice-solver.ts';
import { type Figure, figure, rateFigure, writeFigure } from './figures.ts';
import { greedyDecisions } from './greedy-decisions.ts';
import { measure, type Rate } from './meter.ts';
import { playouts, policyPlayouts } from './playouts.ts';
import { profile } from './profile.ts';
import { randomGames } from './random-games.ts';
import { replays } from './replays.ts';
import type { SelfTime } from './self-times.ts';
import { largestState } from './state-size.ts';
import { PLAYED_ON, SUBJECTS, subject } from './subjects.ts';
import { BENCH_USAGE, readWantedBench, type WantedBench } from './wanted.ts';

const FUNCTIONS_SHOWN = 12;

interface Machine {
  node: string;
  processor: string;
  cores: number;
  load: { before: number[]; after: number[] };
}

/** More monsters have to be judged for each way in which dice may fall. */
const SOLVED_SEATS = [2, 4, 6];

await runCommand(BENCH_USAGE, (args) => bench(readWantedBench(args)));

async function bench({ json, check, seconds }: WantedBench): Promise<void> {
  const loadBefore = loadavg();
  const figures = [
    ...measureAll(seconds),
    ...(await measurePlayouts(seconds)),
    ...SOLVED_SEATS.map((seats) => measureDice(seats, seconds)),
  ];
  const times = profile(randomGames(SUBJECTS['machi-koro']), seconds).slice(0, FUNCTIONS_SHOWN);
  const machine: Machine = {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    load: { before: loadBefore, after: loadavg() },
  };
  if (json) console.log(JSON.stringify({ machine, seconds, figures, profile: times }, null, 2));
  else print(machine, seconds, figures, times);
  if (check && figures.some(({ ok }) => !ok)) process.exitCode = 1;
}

/** One after the other, the greedy bot last of its game: what a program has run before changes how its code was compiled. */
function measureAll(seconds: number): Figure[] {
  const random = measure(randomGames(SUBJECTS['machi-koro']), seconds);
  const playout = measure(playouts(SUBJECTS['machi-koro']), seconds);
  const replaying = replays(SUBJECTS['machi-koro']);
  const replay = measure(replaying, seconds);
  const size = largestState();
  const king = measure(randomGames(SUBJECTS['king-of-tokyo']), seconds);
  const kingReplaying = replays(SUBJECTS['king-of-tokyo']);
  const kingReplay = measure(kingReplaying, seconds);
  const nextStation = measure(randomGames(SUBJECTS['next-station-tokyo']), seconds);
  const greedy = measure(greedyDecisions(), seconds);
  const retail = measure(randomGames(SUBJECTS.shinjuku), seconds);
  const r12 = measure(randomGames(subject(SUBJECTS.shinjuku.game, 2, { edition: 'r12' })), seconds);
  return [
    rateFigure('Random games of 4', random.steps, 'steps/CPU s', 1_500_000),
    rateFigure('', random.games, 'games/CPU s', 4_500),
    rateFigure('Copy and play out from mid-game', playout.playouts, 'playouts/CPU s', 8_000),
    replayFigure(replaying.entries, replay.replays),
    figure('Largest state as JSON', size, 'bytes', { atMost: 4096 }),
    rateFigure('King of Tokyo: random games of 4', king.steps, 'steps/CPU s', 500_000),
    rateFigure('', king.games, 'games/CPU s', null),
    replayFigure(kingReplaying.entries, kingReplay.replays),
    rateFigure('Next Station: random games of 4', nextStation.steps, 'steps/CPU s', 700_000),
    rateFigure('', nextStation.games, 'games/CPU s', null),
    rateFigure('Greedy bot', greedy.decisions, 'decisions/CPU s', null),
    rateFigure('Shinjuku: random games of 2', retail.steps, 'steps/CPU s', 300_000),
    rateFigure('Shinjuku r12: random games of 2', r12.steps, 'steps/CPU s', 300_000),
  ];
}

/** From the middle of matches to their end: with random answers by the rules, and by the policy that a game's bots play on with. */
async function measurePlayouts(seconds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { id, name, atLeast, ...table } of PLAYED_ON) {
    const { model } = await botRooms[id]();
    const random = measure(playouts(table), seconds);
    figures.push(rateFigure(`${name}: at random`, random.playouts, 'playouts/CPU s', null));
    if (model === undefined) continue;
    const policy = measure(policyPlayouts(table, model), seconds);
    figures.push(rateFigure(`${name}: by its policy`, policy.playouts, 'playouts/CPU s', atLeast));
  }
  return figures;
}

function measureDice(seats: number, seconds: number): Figure {
  const { solved } = measure(solvedDice(seats), seconds);
  return figure(`King of Tokyo: dice solver of ${seats}`, 1000 / solved.perSecond, 'CPU ms', { atMost: 1 });
}

function replayFigure(entries: number, { perSecond }: Rate): Figure {
  return figure(`Replay of a match of ${entries} entries`, 1000 / perSecond, 'CPU ms', { atMost: 5 });
}

function print(machine: Machine, seconds: number, measured: readonly Figure[], selfTimes: readonly SelfTime[]): void {
  const load = (averages: readonly number[]) => averages.map((average) => average.toFixed(2)).join(' ');
  console.log(`Node ${machine.node}, ${machine.cores} cores, ${machine.processor}`);
  console.log(`Load average ${load(machine.load.before)} before, ${load(machine.load.after)} after`);
  console.log(`At least ${seconds} CPU seconds a figure; slowest – fastest half second\n`);
  for (const measuredFigure of measured) console.log(writeFigure(measuredFigure));
  console.log('\nRandom games of 4: self time by function');
  for (const { name, share } of selfTimes) console.log(`${(share * 100).toFixed(1).padStart(6)} %  ${name}`);
}
