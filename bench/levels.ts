/** `npm run levels`: how softly each game's bots choose, so that the levels are as far apart as promised. */
import { writeFileSync } from 'node:fs';
import type { Levels } from '@yamanote/bots';
import { botRooms, type GameId } from '@yamanote/games/registry';
import type { Options } from '@yamanote/kernel';
import { measureBars } from './calibration/bars.ts';
import { calibrate } from './calibration/calibrate.ts';
import { write } from './calibration/contest.ts';
import { runCommand } from './command.ts';
import { LEVELS_USAGE, readWantedLevels, type WantedLevels } from './wanted.ts';

type Wanted = WantedLevels<GameId>;

/** The ways to play a game that are games of their own. */
const EDITIONS: Readonly<Record<GameId, readonly Options[]>> = {
  'machi-koro': [{}],
  'king-of-tokyo': [{}],
  shinjuku: [{}, { edition: 'r12' }],
  'next-station-tokyo': [{}],
};

await runCommand(LEVELS_USAGE, async (args) => {
  const wanted = readWantedLevels(args, Object.keys(EDITIONS) as GameId[]);
  for (const game of wanted.games) {
    const begun = process.cpuUsage();
    console.log(`\n${game}`);
    if (wanted.does === 'check') await check(game, wanted);
    else await find(game, wanted);
    const { user, system } = process.cpuUsage(begun);
    console.log(`${((user + system) / 1e6).toFixed(0)} CPU s`);
  }
});

async function find(game: GameId, wanted: Wanted): Promise<void> {
  const levels = calibrate(await botRooms[game](), EDITIONS[game], wanted, console.log);
  const text = fileOf(game, levels);
  console.log(text);
  if (wanted.does === 'write') writeFileSync(`games/${game}/bots/levels.ts`, text);
}

/** Editions one by one: none may hide behind another. */
async function check(game: GameId, wanted: Wanted): Promise<void> {
  const room = await botRooms[game]();
  for (const edition of EDITIONS[game]) {
    for (const { says, measured, holds } of measureBars(room, [edition], wanted, wanted.levels)) {
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
