/** `npm run ladder`: how strong the bots are, played and written to `bots/LADDER.md`. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '../bad-input.ts';
import { complain, print, progressLine } from '../output.ts';
import { openRoom } from '../rooms.ts';
import { words } from '../words/index.ts';
import { type Climb, climb, type Length } from './climb.ts';
import { fingerprintOf } from './fingerprint.ts';
import { asTheOnlyLadder } from './lock.ts';
import { pageOf, rowOf } from './page.ts';
import { nameOf, type Rung } from './rungs.ts';
import { readWanted, USAGE, type Wanted } from './wanted.ts';

const LENGTHS = { short: { games: 400, deals: 300 }, full: { games: 2000, deals: 1000 } } satisfies Record<
  string,
  Length
>;

const BAD_INPUT = 2;
const root = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = join(root, 'reports/ladder');

try {
  const given = process.argv.slice(2);
  if (given.includes('--help') || given.includes('-h')) print(USAGE);
  else {
    const wanted = readWanted(given);
    await asTheOnlyLadder(FOLDER, () => play(wanted));
  }
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  complain(error.message);
  process.exitCode = BAD_INPUT;
}

async function play({ length, rungs, plays, threads }: Wanted): Promise<void> {
  const climbs: Climb[] = [];
  for (const rung of rungs) climbs.push(await look(rung, length, 0));
  for (const [i, rung] of rungs.entries()) {
    if (!plays(rung)) continue;
    climbs[i] = await look(rung, length, threads);
    print(rowOf(climbs[i]).filter(Boolean).join('  '));
    // After each, so that whoever stops it has what there is.
    writePage(climbs, length);
  }
}

/** What there is of a rung, played on if it is given threads. */
async function look(rung: Rung, length: Wanted['length'], on: number): Promise<Climb> {
  const room = await openRoom(rung.game);
  const progress = progressLine(words.en, nameOf(rung), false);
  const place = { folder: FOLDER, fingerprint: fingerprintOf(root, rung.game) };
  const climbed = await climb(rung, room, LENGTHS[rung.long ? 'short' : length], on, place, progress.show);
  progress.end();
  return climbed;
}

function writePage(climbs: readonly Climb[], length: Wanted['length']): void {
  const program = `Node ${process.version} on ${cpus()[0]?.model ?? 'an unknown processor'}`;
  const date = new Date().toISOString().slice(0, 10);
  const page = pageOf(climbs, { date, command: `npm run ladder -- --${length}`, program });
  writeFileSync(join(root, 'bots/LADDER.md'), page);
}
