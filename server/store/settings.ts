import type { Database } from './database.ts';

/** A value of the hall itself; made when it is asked for first. */
export function setting(database: Database, key: string, make: () => string): string {
  database.run('insert or ignore into settings (key, value) values (?, ?)', [key, make()]);
  return database.rows<{ value: string }>('select value from settings where key = ?', [key])[0].value;
}
