/** Whether two stores keep the same of every thing: of a match its whole log, header, seed, players and whatever else there is. */
import { createHash } from 'node:crypto';
import { TransferError } from './error.ts';
import { idOf, nameOf, THINGS, type Things } from './shape.ts';
import { portions, type Rows } from './side.ts';

/** With all that belongs to them, in memory. */
const AT_ONCE = 50;

/** By hash; the first that differs is named. `say` hears how many matches were found to be the same. */
export async function compareAll(one: Rows, other: Rows, say: (matches: number) => void): Promise<void> {
  say(0);
  for (const things of THINGS) {
    let same = 0;
    for await (const rows of portions(one, things.of, AT_ONCE)) {
      await compare(
        one,
        other,
        things,
        rows.map((row) => idOf(things.of, row)),
      );
      same += rows.length;
      if (things.of.name === 'matches') say(same);
    }
  }
}

async function compare(one: Rows, other: Rows, things: Things, ids: readonly string[]): Promise<void> {
  const [these, those] = await Promise.all([one, other].map((rows) => hashesOf(rows, things, ids)));
  const different = ids.find((_, i) => these[i] !== those[i]);
  if (different !== undefined) throw new TransferError('differs', nameOf(things.of, different));
}

/** One for each, of all its rows as they are stored. */
async function hashesOf(rows: Rows, { of, parts }: Things, ids: readonly string[]): Promise<string[]> {
  const hashes = new Map(ids.map((id) => [id, createHash('sha256')]));
  for (const table of [of, ...parts]) {
    for (const row of await rows.of(table, ids)) {
      hashes.get(idOf(table, row))?.update(`${JSON.stringify([table.name, ...row])}\n`);
    }
  }
  return [...hashes.values()].map((hash) => hash.digest('hex'));
}
