/** The two sides of a copy, whatever engines they have. */
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Row, Table } from './shape.ts';

export interface Rows {
  count(table: Table): Promise<number>;
  /** So many that come after this one by their primary key; `null`: the first. */
  after(table: Table, row: Row | null, most: number): Promise<Row[]>;
  /** All that belong to these; those that belong to the same in one order everywhere. */
  of(table: Table, ids: readonly string[]): Promise<Row[]>;
}

/** As it stood at one moment, whatever happens meanwhile. */
export interface Source {
  rows: Rows;
  /** Fails if a hall goes on there that must not. */
  checkAlone(): Promise<void>;
  close(): Promise<void>;
}

/** Nobody sees anything of it before it is kept. */
export interface Target {
  rows: Rows;
  add(table: Table, rows: readonly Row[]): Promise<void>;
  keep(): Promise<void>;
  /** It is as empty as it was, unless it was kept. */
  close(): Promise<void>;
}

/** In the order of their primary key, never many at once. A file answers at once: between them others have their turn. */
export async function* portions(rows: Rows, table: Table, most: number): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  for (;;) {
    const portion: Row[] = await rows.after(table, last, most);
    if (portion.length > 0) yield portion;
    if (portion.length < most) return;
    last = portion[most - 1];
    await turnOfOthers();
  }
}
