/** A database to copy from, as it stands at one moment. */

import { OpeningError } from '../opening-error.ts';
import { shapeOf } from '../postgres/migrate.ts';
import { MIGRATIONS } from '../postgres/migrations.ts';
import { isAnyAlive } from '../postgres/nodes.ts';
import { TransferError } from './error.ts';
import { postgresRows } from './postgres-rows.ts';
import { connected, nameOfDatabase } from './postgres-way.ts';
import type { Source } from './side.ts';

/** What the nodes of a database keep; while any of them lives only if `isShared`. */
export function openDatabase(url: string, isShared: boolean): Promise<Source> {
  const name = nameOfDatabase(url);
  return connected(url, async ({ connect, close }) => {
    // Which nodes live now, and not at the moment that is copied.
    const others = await connect();
    const checkAlone = async () => {
      if (!isShared && (await isAnyAlive(others))) throw new TransferError('in-use', name);
    };
    const connection = await connect();
    await connection.script('begin isolation level repeatable read read only');
    const { shape } = await shapeOf(connection);
    if (shape === 0) throw new TransferError('no-store', name);
    if (shape < MIGRATIONS.length) throw new TransferError('older-shape', name);
    if (shape > MIGRATIONS.length) throw new OpeningError('newer-shape', 'it was written by a newer Yamanote');
    await checkAlone();
    return { rows: postgresRows(connection), checkAlone, close };
  });
}
