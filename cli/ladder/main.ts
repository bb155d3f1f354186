/** `npm run ladder`: how strong the bots are, played and written to `bots/LADDER.md`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput, complain, print } from '@yamanote/command-line';
import { progressLine } from '../progress.ts';
import { openRoom } from '../rooms.ts';
import { words } from '../words/index.ts';
import { type Climb, climb, type Length } from './climb.ts';
import { fingerprintOf } from './fingerprint.ts';
import { asTheOnlyLadder } from './lock.ts';
import { pageOf, rowOf } from './page.ts';
import { nameOf, RUNGS, type Rung } from './rungs.ts';
import { readWanted, USAGE, type Wanted } from './wanted.ts';

const LENGTHS = { short: { games: 400, deals: 300 }, full: { games: 2000, deals: 1000 } } satisfies Record<
  string,
  Length
>;

const BAD_INPUT = 2;
const root = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = join(root, 'reports/ladder');
const PAGE = join(root, 'bots/LADDER.md');

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

async function play({ length, rungs, threads }: Wanted): Promise<void> {
  const climbs = new Map<Rung, Climb>();
  for (const rung of RUNGS) climbs.set(rung, await look(rung, length, 0));
  for (const rung of rungs) {
    const climbed = await look(rung, length, threads);
    climbs.set(rung, climbed);
    print(rowOf(climbed).filter(Boolean).join('  '));
    // After each, so that whoever stops it has what there is.
    writePage([...climbs.values()], length);
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
  const former = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  writeFileSync(PAGE, pageOf(climbs, { date, command: `npm run ladder -- --${length}`, program }, former));
}
