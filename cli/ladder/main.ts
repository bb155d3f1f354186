/**
 * `npm run ladder`: how strong the bots are, played and written to `bots/LADDER.md`. Interrupted, it goes on where it was.
 *   --short       up to 400 games a pairing (unless told)   --full   up to 2,000, and the pairings that take long
 *   --only TEXT   only rungs with this text in their name   --threads N   1 unless told
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { progressLine } from '../output.ts';
import { openRoom } from '../rooms.ts';
import { words } from '../words/index.ts';
import { type Climb, climb, type Length } from './climb.ts';
import { fingerprintOf } from './fingerprint.ts';
import { pageOf, rowOf } from './page.ts';
import { nameOf, RUNGS, type Rung } from './rungs.ts';

const LENGTHS = { short: { games: 400, deals: 300 }, full: { games: 2000, deals: 1000 } } satisfies Record<
  string,
  Length
>;

const { values: flags } = parseArgs({
  options: {
    short: { type: 'boolean' },
    full: { type: 'boolean' },
    only: { type: 'string', default: '' },
    threads: { type: 'string', default: '1' },
  },
});
const threads = Number(flags.threads);
if (!(threads >= 1)) throw new Error(`--threads: expected a whole number of at least 1, found ${flags.threads}`);

const root = fileURLToPath(new URL('../', import.meta.url));
const length = flags.full ? 'full' : 'short';
const rungs = RUNGS.filter(({ long }) => flags.full || long !== true);

const climbs: Climb[] = [];
for (const rung of rungs) climbs.push(await look(rung, 0));
for (const [i, rung] of rungs.entries()) {
  if (!nameOf(rung).includes(flags.only)) continue;
  climbs[i] = await look(rung, threads);
  console.log(rowOf(climbs[i]).filter(Boolean).join('  '));
  // After each, so that whoever stops it has what there is.
  writePage();
}

/** What there is of a rung, played on if it is given threads. */
async function look(rung: Rung, on: number): Promise<Climb> {
  const room = await openRoom(rung.game);
  const progress = progressLine(words.en, nameOf(rung), false);
  const place = { folder: join(root, 'reports/ladder'), fingerprint: fingerprintOf(root, rung.game) };
  const climbed = await climb(rung, room, LENGTHS[rung.long ? 'short' : length], on, place, progress.show);
  progress.end();
  return climbed;
}

function writePage(): void {
  const program = `Node ${process.version} on ${cpus()[0]?.model ?? 'an unknown processor'}`;
  const date = new Date().toISOString().slice(0, 10);
  const page = pageOf(climbs, { date, command: `npm run ladder -- --${length}`, program });
  writeFileSync(join(root, 'bots/LADDER.md'), page);
}
