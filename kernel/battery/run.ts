/** Plays random matches of a game over all numbers of seats and mixes of options, with all laws looking on. */
import type { Options, Shape, WholeGame } from '../game.ts';
import { parseOptions } from '../options.ts';
import { rngFamily } from '../random.ts';
import { isRefusal, type OrRefusal, sentence } from '../refusal.ts';
import { playRandomMatch } from './random-match.ts';
import { beginRun, endRun, type Finding, type Setting } from './watchers.ts';

export interface Plan {
  /** How many matches to play, beginning with number `first` (0 if not given). */
  matches: number;
  first?: number;
  /** The same seed and match number bring the same match and the same findings. */
  seed: string;
  /** Options to go through, completed with the defaults; each with every number of seats for which they are possible. */
  mixes: readonly Readonly<Record<string, unknown>>[];
  /** After every match. */
  onProgress?(sofar: { matches: number; entries: number; findings: number }): void;
}

export interface Report {
  matches: number;
  entries: number;
  findings: Finding[];
}

export function runBattery<T extends Shape>(anyGame: WholeGame<T>, plan: Plan): Report {
  const game = anyGame as unknown as WholeGame;
  const settings = settingsFor(game, plan.mixes);
  const run = beginRun(game, plan.seed);
  const players = rngFamily(plan.seed);
  const first = plan.first ?? 0;
  let entries = 0;
  for (let match = first; match < first + plan.matches; match++) {
    entries += playRandomMatch(run, { match, ...settings[match % settings.length] }, players(match));
    plan.onProgress?.({ matches: match - first + 1, entries, findings: run.findings.length });
  }
  endRun(run);
  return { matches: plan.matches, entries, findings: run.findings };
}

/** Every mix with every number of seats; a mix may fit some numbers only, but one that fits none is a mistake. */
function settingsFor(game: WholeGame, mixes: Plan['mixes']): Omit<Setting, 'match'>[] {
  const { min, max } = game.seats;
  return (mixes.length > 0 ? mixes : [{}]).flatMap((mix) => {
    const parsed: OrRefusal<Options>[] = [];
    for (let seats = min; seats <= max; seats++) parsed.push(parseOptions(game, mix, seats));
    const refusals = parsed.filter(isRefusal);
    if (refusals.length === parsed.length) throw new Error(`${game.id}: ${sentence(refusals[0])}`);
    return parsed.flatMap((options, i) => (isRefusal(options) ? [] : [{ seats: min + i, options }]));
  });
}
