/** Gives the database the shape that this program needs, once, whoever comes first, while others go on playing. */
import { setTimeout as pause } from 'node:timers/promises';
import { OpeningError } from '../opening-error.ts';
import type { Connection } from './connection.ts';
import { storeError } from './faults.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { isAnyAlive } from './nodes.ts';

interface Shape {
  /** How many steps were taken. */
  shape: number;
  /** How many of them a program must know. */
  oldest: number;
}

/** Any number that nobody else locks. */
const LOCK = 942_681_573;

/**
 * Whoever wants a table while a step waits for it waits behind the step: it gives way after so many milliseconds, …
 */
const LOCK_WITHIN = 300;
/** … and tries again after these, … */
const GIVE_WAY = 700;
/** … so often. Who keeps a table for longer, as a backup does, is waited for by starting the program again. */
const TRIES = 30;

/** Since this step nodes say how many they know. */
const NODES_SAY_SO = 2;

export async function migrate(connection: Connection, steps = MIGRATIONS, tries = TRIES): Promise<void> {
  if (isEnough(await shapeOf(connection), steps)) return;
  // Until the connection ends, if it must be.
  await connection.rows('select pg_advisory_lock($1)', [LOCK]);
  try {
    let taken = await shapeOf(connection);
    await checkOthers(connection, steps, taken);
    while (!isEnough(taken, steps)) taken = await takeInTime(connection, steps, taken.shape, tries);
  } finally {
    await connection.rows('select pg_advisory_unlock($1)', [LOCK]);
  }
}

/** No answer if it is newer than this program can live with. */
function isEnough({ shape, oldest }: Shape, steps: readonly Migration[]): boolean {
  if (oldest > steps.length) {
    throw new OpeningError('newer-shape', 'the database was written by a newer Yamanote, which this one cannot follow');
  }
  return shape >= steps.length;
}

export async function shapeOf(connection: Connection): Promise<Shape> {
  const [{ isThere }] = await connection.rows<{ isThere: boolean }>(
    `select to_regclass('meta') is not null as "isThere"`,
  );
  if (!isThere) return { shape: 0, oldest: 0 };
  const [shape] = await connection.rows<Shape>('select shape, oldest from meta');
  return shape ?? { shape: 0, oldest: 0 };
}

/** A living node that does not know enough of the steps would go on, and fail at whatever it does. */
async function checkOthers(connection: Connection, steps: readonly Migration[], { shape }: Shape): Promise<void> {
  const wanted = Math.max(1, ...steps.slice(shape).map(({ oldest }) => oldest));
  if (shape === 0 || wanted === 1) return;
  if (!(await isAnyAlive(connection, shape < NODES_SAY_SO ? null : wanted))) return;
  throw new OpeningError('older-node', 'a node that lives could not go on with the shape that the database would get');
}

async function takeInTime(
  connection: Connection,
  steps: readonly Migration[],
  shape: number,
  tries: number,
): Promise<Shape> {
  for (let tried = 1; ; tried++) {
    try {
      return await takeStep(connection, steps, shape);
    } catch (error) {
      if (!isHeldUp(error)) throw error;
      if (tried === tries)
        throw new OpeningError('held-up', 'somebody keeps the tables of the database locked', { cause: error });
      await pause(GIVE_WAY);
    }
  }
}

/** Whole, with the note that it was taken, or not at all. */
async function takeStep(connection: Connection, steps: readonly Migration[], shape: number): Promise<Shape> {
  const { oldest, sql } = steps[shape];
  const noted = `
    create table if not exists meta (
    one integer primary key default 1 check (one = 1), shape integer not null, oldest integer not null
    );
    insert into meta (shape, oldest) values (${shape + 1}, ${oldest})
      on conflict (one) do update set shape = excluded.shape, oldest = excluded.oldest;`;
  const begun = `begin; set local lock_timeout = ${LOCK_WITHIN}`;
  await connection.script(`${begun}; ${sql}; ${noted}; commit`).catch(async (error) => {
    await connection.script('rollback');
    throw error;
  });
  return { shape: shape + 1, oldest };
}

/** Somebody has a table that the step needs, or each waits for the other. */
function isHeldUp(error: unknown): boolean {
  return /^(55P03|40P01)$/.test(storeError(error).code);
}
