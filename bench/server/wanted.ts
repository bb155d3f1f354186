/** What is wanted of `npm run bench:server`. */
import { expectNoWords, readGiven, Unusable } from '../command.ts';

export const USAGE = `Usage: npm run bench:server -- [--only A,B] [--halls H,I] [--runs N] [--seconds N] [--profile] [--help]

Measures a hall as a server: processes of its own play real matches over sockets, on this computer alone. What counts is
the hall's processor time, of all its processes together; times are as players see them, and noisy on a busy machine.

  a  400 matches of two, everybody answers at once; then half as many moves a second
  b  1,000 matches and 2,000 sockets, everybody thinks
  c  200 tables with 20 watchers each
  d  5,000 open home pages while 300 tables play
  e  start with 100,000 finished and 50,000 running matches stored
  f  5,000 open pages of the whole board while 300 tables play

Each is played in every kind of hall in turn: one process and one file, and nodes on a PostgreSQL that is started for it.

  embedded     one process and one file
  postgres-1   one node on PostgreSQL
  postgres-3   three nodes and two workers on PostgreSQL

  --only A,B   only these situations
  --halls H,I  only these halls
  --runs N     runs of each, of which the median is shown; otherwise 3
  --seconds N  how long each is observed; otherwise as long as each needs
  --profile    profiles the hall, which makes it slower, and says where its time went`;

export interface Wanted {
  readonly letters: readonly string[];
  /** Kinds of halls, as they stand on the command line. */
  readonly halls: readonly string[];
  readonly runs: number;
  /** `null`: as long as each needs. */
  readonly seconds: number | null;
  readonly profile: boolean;
}

const KINDS = { only: 'text', halls: 'text', runs: 'text', seconds: 'text', profile: 'flag' } as const;
const [MOST_RUNS, MOST_SECONDS] = [99, 3600];

/** Of what there is. */
export interface Known {
  letters: readonly string[];
  halls: readonly string[];
}

export function readWanted(args: readonly string[], known: Known): Wanted {
  const { words, flags } = readGiven(args, KINDS);
  expectNoWords(words);
  const { only, halls, runs = '3', seconds, profile } = flags;
  return {
    letters: some('--only', only, known.letters),
    halls: some('--halls', halls, known.halls),
    runs: wholeNumber('--runs', runs, MOST_RUNS),
    seconds: seconds === undefined ? null : wholeNumber('--seconds', seconds, MOST_SECONDS),
    profile,
  };
}

/** In the order of the house. */
function some(flag: string, given: string | undefined, known: readonly string[]): readonly string[] {
  const wanted = given?.split(',') ?? known;
  if (wanted.every((one) => known.includes(one))) return known.filter((one) => wanted.includes(one));
  throw new Unusable(`${flag}: expected some of ${known.join(',')}, found "${given}"`);
}

function wholeNumber(flag: string, given: string, most: number): number {
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= 1 && number <= most) return number;
  throw new Unusable(`${flag}: expected a whole number from 1 to ${most}, found "${given}"`);
}
