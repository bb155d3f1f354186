/** What is wanted of the ladder; it is for developers, and speaks English. */
import { BadInput, readArguments, readThreads } from '@yamanote/command-line';
import { nameOf, RUNGS, type Rung } from './rungs.ts';

export const USAGE = `Usage: npm run ladder -- [--short | --full] [--only TEXT] [--threads N]

Plays all pairings of cli/ladder/rungs.ts and writes bots/LADDER.md. Interrupted, it goes on where it was;
rows of what is not played stay on the page.

  --short      up to 400 games a pairing, unless told
  --full       up to 2,000, and the pairings that take long
  --only TEXT  only rungs with this text in their name
  --threads N  play on so many threads; otherwise 1`;

const KINDS = { short: 'flag', full: 'flag', only: 'text', threads: 'text' } as const;

export interface Wanted {
  readonly length: 'short' | 'full';
  /** Those that are to be played; the page has all. */
  readonly rungs: readonly Rung[];
  readonly threads: number;
}

export function readWanted(args: readonly string[]): Wanted {
  const { short, full, only = '', threads } = readArguments(args, [], KINDS).values;
  if (short && full) throw new BadInput('--full', (say) => say.notBeside('--short'));
  const all = RUNGS.filter(({ long }) => full || long !== true);
  const rungs = all.filter((rung) => nameOf(rung).includes(only));
  if (rungs.length === 0) {
    const name = nameOf(all[0]);
    throw new BadInput('--only', (say) => say.refused('impossible', `part of a rung such as ${name}`, `"${only}"`));
  }
  return { length: full ? 'full' : 'short', rungs, threads: readThreads(threads) };
}
