/**
 * `npm run levels`: how softly each game's bots choose, so that the levels are as far apart as promised.
 *   GAME …          these games, otherwise all; what comes out is printed as the game's `bots/levels.ts`
 *   --write         and written there
 *   --deals N       deals a level, two games each, 300 unless told      --search-deals N   where `search` plays, 100 unless told
 *   --check         measures instead what the levels promise now, `--deals` deals each, and exits with 1 if they do not keep it
 *   --levels a,b    with --check: only these, weakest first
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEVEL_NAMES, type Levels } from '@yamanote/bots';
import { botRooms, type GameId } from '@yamanote/games/registry';
import type { Options } from '@yamanote/kernel';
import { measureBars } from './calibration/bars.ts';
import { calibrate } from './calibration/calibrate.ts';
import { write } from './calibration/contest.ts';

/** The ways to play a game that are games of their own. */
const EDITIONS: Readonly<Record<GameId, readonly Options[]>> = {
  'machi-koro': [{}],
  'king-of-tokyo': [{}],
  shinjuku: [{}, { edition: 'r12' }],
  'next-station-tokyo': [{}],
};

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    check: { type: 'boolean' },
    deals: { type: 'string', default: '300' },
    'search-deals': { type: 'string', default: '100' },
    levels: { type: 'string', default: LEVEL_NAMES.join(',') },
  },
});
const games = positionals.length > 0 ? positionals : Object.keys(EDITIONS);
for (const game of games) {
  if (!Object.hasOwn(EDITIONS, game)) throw new Error(`GAME: expected one of ${Object.keys(EDITIONS)}, found ${game}`);
}
const deals = numberFrom('deals', 2);
const searchDeals = numberFrom('search-deals', 2);

for (const game of games) {
  const begun = process.cpuUsage();
  console.log(`\n${game}`);
  if (flags.check) await check(game as GameId);
  else await find(game as GameId);
  const { user, system } = process.cpuUsage(begun);
  console.log(`${((user + system) / 1e6).toFixed(0)} CPU s`);
}

async function find(game: GameId): Promise<void> {
  const levels = calibrate(await botRooms[game](), EDITIONS[game], { deals, searchDeals }, console.log);
  const text = fileOf(game, levels);
  console.log(text);
  if (flags.write) writeFileSync(`games/${game}/bots/levels.ts`, text);
}

/** Editions one by one: none may hide behind another. */
async function check(game: GameId): Promise<void> {
  const room = await botRooms[game]();
  for (const edition of EDITIONS[game]) {
    for (const { says, measured, holds } of measureBars(
      room,
      [edition],
      { deals, searchDeals },
      flags.levels.split(','),
    )) {
      console.log(`${holds ? 'ok  ' : 'MISS'} ${says}: ${write(measured)} ${Object.values(edition).join(' ')}`);
      if (!holds) process.exitCode = 1;
    }
  }
}

function fileOf(game: GameId, { bound, temperatures }: Levels): string {
  return `import type { Levels } from '@yamanote/bots';

/** Found by \`npm run levels -- ${game} --write\`. */
export const levels: Levels = {
  bound: ${bound},
  temperatures: [
${temperatures.map(([strength, temperature]) => `    [${strength}, ${temperature}],`).join('\n')}
  ],
};
`;
}

function numberFrom(flag: 'deals' | 'search-deals', least: number): number {
  const number = Number(flags[flag]);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${flag}: expected a whole number of at least ${least}, found ${flags[flag]}`);
}
