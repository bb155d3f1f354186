import { type Database, text } from './database.ts';

/** A value of the hall itself; this one, if there is none yet. */
export function keepSetting(database: Database, key: string, value: string): string {
  database.run('insert or ignore into settings (key, value) values (?, ?)', [key, value]);
  return database.rows<{ value: string }>(`select ${text('value')} from settings where key = ?`, [key])[0].value;
}
