/** Copies everything from one store into another, and looks whether it is the same. */
import { compareAll } from './compare.ts';
import { TransferError } from './error.ts';
import { TABLES, type Table } from './shape.ts';
import { portions, type Source, type Target } from './side.ts';

/** How many of all matches are done. */
export type Say = (done: number, all: number) => void;

/** What was copied, and found to be the same. */
export interface Copied {
  tables: number;
  matches: number;
  entries: number;
}

/** Few enough for any memory, were they all snapshots; enough to keep a database busy. */
const AT_ONCE = 500;

/** Either the target holds everything, or it stays empty. */
export async function copy(
  openSource: () => Promise<Source>,
  openTarget: () => Promise<Target>,
  say: Say,
): Promise<Copied> {
  const source = await openSource();
  try {
    const target = await openTarget();
    try {
      const copied = await copyRows(source, target, say);
      await source.checkAlone();
      await target.keep();
      return copied;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyRows(source: Source, target: Target, say: Say): Promise<Copied> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) counts[table.name] = await copyTable(source, target, table);
  const { tables, matches, entries } = counts;
  await compareAll(source.rows, target.rows, (done) => say(done, matches));
  // Rows that belong to nothing any more are compared with nobody's; they are counted.
  for (const table of TABLES) {
    if ((await target.rows.count(table)) !== counts[table.name]) throw new TransferError('differs', table.name);
  }
  return { tables, matches, entries };
}

async function copyTable(source: Source, target: Target, table: Table): Promise<number> {
  let copied = 0;
  for await (const rows of portions(source.rows, table, AT_ONCE)) {
    await target.add(table, rows);
    copied += rows.length;
  }
  return copied;
}
