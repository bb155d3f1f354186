import { join } from 'node:path';
import Libsql from 'libsql';
import { DATA_FILE } from '../store/embedded/database.ts';
import { MIGRATIONS } from '../store/embedded/migrations.ts';

/** A data file of the shape before tables had jobs: a match between two people, and one against a bot that is over. */
export function writeEarlierFile(folder: string): void {
  const steps = MIGRATIONS.slice(0, 9);
  const file = new Libsql(join(folder, DATA_FILE));
  file.exec(`${steps.join(';')}; pragma user_version = ${steps.length}`);
  file.exec(`
    insert into guests (id, name, colour, created_at) values ('early', 'Aki', 1, 0), ('bird', 'Ren', 2, 0);
    insert into tables (id, game, options, public, auto_start, host, round, stage, touched_at, revision, asked, bot_is_due)
      values ('between', 'lanterns', '{}', 1, 0, 'early', 1, 'running', 1, 3, '[1]', 0),
             ('past', 'lanterns', '{}', 1, 0, 'bird', 1, 'over', 2, 4, '[]', 0);
    insert into seats (table_id, seat, guest, bot, away)
      values ('between', 0, 'early', null, 0), ('between', 1, 'bird', null, 0),
             ('past', 0, 'bird', null, 0), ('past', 1, null, 'random', 0);
    insert into matches (id, table_id, round, seed, stage, winners)
      values ('between-1', 'between', 1, '00', 'running', null), ('past-1', 'past', 1, '00', 'over', '[0]');
    insert into entries (match, idx, move_id, payload)
      values ('between-1', 0, 'begin', '{"index":0}'), ('past-1', 0, 'begin', '{"index":0}')`);
  file.close();
}
