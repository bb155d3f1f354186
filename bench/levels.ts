/** `npm run levels`: how softly each game's bots choose, so that the levels are as far apart as promised. */
import { writeFileSync } from 'node:fs';
import type { Levels } from '@yamanote/bots';
import { botRooms } from '@yamanote/games/registry';
import type { BotRoom } from '@yamanote/games/room';
import { measureBars } from './calibration/bars.ts';
import { calibrate } from './calibration/calibrate.ts';
import { write } from './calibration/contest.ts';
import { fileOf } from './calibration/file.ts';
import { runCommand } from './command.ts';
import { LEVELS_USAGE, readWantedLevels, type WantedLevels } from './wanted.ts';

await runCommand(LEVELS_USAGE, async (args) => {
  const rooms = await Promise.all(Object.values(botRooms).map((enter) => enter()));
  const wanted = readWantedLevels(args, Object.fromEntries(rooms.map(({ game }) => [game.id, game.editions])));
  for (const { game, editions } of wanted.games) {
    const begun = process.cpuUsage();
    const room = await botRooms[game]();
    if (wanted.does === 'check') check(room, editions, wanted);
    else find(room, editions, wanted);
    const { user, system } = process.cpuUsage(begun);
    console.log(`${((user + system) / 1e6).toFixed(0)} CPU s`);
  }
});

/** Editions that are not looked at keep their tables. */
function find(room: BotRoom, editions: readonly string[], wanted: WantedLevels): void {
  const found: Record<string, Levels> = { ...room.levels };
  for (const edition of editions) {
    head(room, edition);
    found[edition] = calibrate(room, edition, wanted, console.log);
  }
  const text = fileOf(room.game, found);
  console.log(text);
  if (wanted.does === 'write') writeFileSync(`games/${room.game.id}/bots/levels.ts`, text);
}

/** Editions one by one: none may hide behind another. */
function check(room: BotRoom, editions: readonly string[], wanted: WantedLevels): void {
  for (const edition of editions) {
    head(room, edition);
    for (const { says, measured, holds } of measureBars(room, edition, wanted, wanted.levels)) {
      console.log(`${holds ? 'ok  ' : 'MISS'} ${says}: ${write(measured)}`);
      if (!holds) process.exitCode = 1;
    }
  }
}

function head({ game }: BotRoom, edition: string): void {
  console.log(`\n${game.id} ${edition}`);
}
