/** The laws looking on, and what they find. */
import type { Options, WholeGame } from '../game.ts';
import { Runaway } from '../play.ts';
import { type Rng, rngFamily } from '../random.ts';
import type { Law, Moment, PlayedMatch, Seen, Watch } from './law.ts';
import { describe } from './laws/ends.ts';
import { LAWS } from './laws.ts';

/** A law was broken. Playing match number `match` of the same seed again shows it again. */
export interface Finding {
  law: string;
  seed: string;
  /** `null` for what only shows over the whole run. */
  match: number | null;
  seats: number | null;
  options: Options | null;
  /** The number of the entry that was about to follow, or that threw; `null` if it concerns the match as a whole. */
  entry: number | null;
  saw: string;
}

/** Which match it is, and under which conditions it is played. */
export interface Setting {
  match: number;
  seats: number;
  options: Options;
}

interface Watcher {
  law: Law;
  watch: Watch;
  /** By match: a law draws the same in a match, whatever was played before it. */
  rngs: (match: number) => Rng;
}

export interface Run {
  game: WholeGame;
  seed: string;
  watchers: Watcher[];
  findings: Finding[];
}

/** One fault shows again and again; after so many findings a law is no longer looked at. */
const MOST_FINDINGS = 3;

export function beginRun(game: WholeGame, seed: string): Run {
  const watchers = LAWS.map((law) => ({ law, watch: law.watch(), rngs: rngFamily(`${seed} ${law.name}`) }));
  return { game, seed, watchers, findings: [] };
}

/** Two doors for one match: one to come back to at each of its moments, one for its end. */
export function lookOn(run: Run, setting: Setting) {
  const watchers = run.watchers.map(({ law, watch, rngs }) => ({ law, watch, rng: rngs(setting.match) }));
  return {
    atMoment(entry: number, moment: Omit<Moment, 'rng'>): void {
      for (const { law, watch, rng } of watchers) {
        if (watch.moment === undefined || rng.below(law.every) > 0) continue;
        look(run, law, setting, entry, () => watch.moment?.({ ...moment, rng }) ?? null);
      }
    },
    atEnd(match: Omit<PlayedMatch, 'rng'>): void {
      const entry = match.thrown === null || match.log.length === 0 ? null : match.log.length - 1;
      for (const { law, watch, rng } of watchers) {
        // Those that look at moments choose among these; at the end of a match they only draw their conclusions.
        if (watch.match === undefined || (watch.moment === undefined && rng.below(law.every) > 0)) continue;
        look(run, law, setting, entry, () => watch.match?.({ ...match, rng }) ?? null);
      }
    },
  };
}

export function endRun(run: Run): void {
  const nowhere = { match: null, seats: null, options: null };
  for (const { law, watch } of run.watchers) note(run, law.name, nowhere, null, watch.run?.() ?? null);
}

/** A law that stumbles over a rule that throws has found something too. */
function look(run: Run, law: Law, setting: Setting, entry: number | null, check: () => Seen): void {
  if (isSilenced(run, law.name)) return;
  try {
    note(run, law.name, setting, entry, check());
  } catch (error) {
    const name = error instanceof Runaway ? 'runaway' : 'throws';
    note(run, name, setting, entry, `while looking for "${law.name}": ${describe(error)}`);
  }
}

function isSilenced({ findings }: Run, law: string): boolean {
  return findings.length > 0 && findings.filter((finding) => finding.law === law).length >= MOST_FINDINGS;
}

type Somewhere = { [K in keyof Setting]: Setting[K] | null };

function note(run: Run, law: string, { match, seats, options }: Somewhere, entry: number | null, saw: Seen): void {
  if (saw === null || isSilenced(run, law)) return;
  run.findings.push({ law, seed: run.seed, match, seats, options, entry, saw });
}
