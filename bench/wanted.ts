/** What is wanted of `npm run levels` and `npm run bench`. */
import { isBotName, LEVEL_NAMES } from '@yamanote/bots';
import { expectNoWords, readGiven, Unusable } from './command.ts';

export const LEVELS_USAGE = `Usage: npm run levels -- [GAME …] [--edition E] [--write | --check] [--deals N]
                             [--search-deals N] [--levels A,B]

Finds how softly each game's bots choose, so that the levels are as far apart as promised, and prints the game's
bots/levels.ts, which has a table for every edition. Without a game, all of them.

  --edition E       only this edition; the tables of others stay as they are
  --write           writes bots/levels.ts
  --check           measures instead what the levels promise now, and exits with 1 if they do not keep it
  --deals N         deals a level, two games each; otherwise 300
  --search-deals N  deals where search plays; otherwise 100
  --levels A,B      with --check: only these, weakest first`;

export const BENCH_USAGE = `Usage: npm run bench -- [--json] [--check] [--seconds N]

Measures how fast the house is, against what was promised.

  --json       writes JSON
  --check      exits with 1 if a target is missed
  --seconds N  CPU seconds a figure; otherwise 5`;

const LEVELS_KINDS = {
  edition: 'text',
  write: 'flag',
  check: 'flag',
  deals: 'text',
  'search-deals': 'text',
  levels: 'text',
} as const;

export interface WantedLevels {
  readonly games: readonly { readonly game: string; readonly editions: readonly string[] }[];
  readonly does: 'print' | 'write' | 'check';
  readonly deals: number;
  readonly searchDeals: number;
  readonly levels: readonly string[];
}

/** `known`: the editions of every game. */
export function readWantedLevels(
  args: readonly string[],
  known: Readonly<Record<string, readonly string[]>>,
): WantedLevels {
  const { words, flags } = readGiven(args, LEVELS_KINDS);
  const all = Object.keys(known);
  const unknown = words.find((word) => !all.includes(word));
  if (unknown !== undefined) throw new Unusable(`GAME: expected one of ${all.join(', ')}, found "${unknown}"`);
  const games = words.length > 0 ? words : all;
  if (flags.write && flags.check) throw new Unusable('--check: expected either this or --write, found both');
  if (flags.levels !== undefined && !flags.check) throw new Unusable('--levels: expected --check beside it');
  return {
    games: games.map((game) => ({ game, editions: editionsIn(flags.edition, game, known[game]) })),
    does: flags.write ? 'write' : flags.check ? 'check' : 'print',
    deals: dealsIn('--deals', flags.deals ?? '300'),
    searchDeals: dealsIn('--search-deals', flags['search-deals'] ?? '100'),
    levels: flags.levels === undefined ? LEVEL_NAMES : levelsIn(flags.levels),
  };
}

function editionsIn(given: string | undefined, game: string, editions: readonly string[]): readonly string[] {
  if (given === undefined) return editions;
  if (editions.includes(given)) return [given];
  throw new Unusable(`--edition: expected one of ${editions.join(', ')} for ${game}, found "${given}"`);
}

function dealsIn(flag: string, given: string): number {
  const number = Number(given);
  if (given.trim() !== '' && Number.isSafeInteger(number) && number >= 2) return number;
  throw new Unusable(`${flag}: expected a whole number of at least 2, found "${given}"`);
}

/** Each is measured against the one before it. */
function levelsIn(given: string): string[] {
  const levels = given.split(',');
  const unknown = levels.find((level) => !isBotName(level));
  if (unknown !== undefined)
    throw new Unusable(`--levels: expected names such as ${LEVEL_NAMES.join(',')}, found "${unknown}"`);
  if (levels.length < 2) throw new Unusable(`--levels: expected at least two names, found "${given}"`);
  return levels;
}

export interface WantedBench {
  readonly json: boolean;
  readonly check: boolean;
  readonly seconds: number;
}

export function readWantedBench(args: readonly string[]): WantedBench {
  const { words, flags } = readGiven(args, { json: 'flag', check: 'flag', seconds: 'text' } as const);
  expectNoWords(words);
  const { json, check, seconds: given = '5' } = flags;
  const seconds = Number(given);
  if (Number.isFinite(seconds) && seconds > 0) return { json, check, seconds };
  throw new Unusable(`--seconds: expected a number above 0, found "${given}"`);
}
