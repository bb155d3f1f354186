/**
 * Logs from an entry on. Moves that another node has stored are told together, and so their matches are read in the same turn of
 * the loop: one question for all of them costs little more than one for each.
 */
import type { Entry } from '@yamanote/kernel';
import type { Queries } from './connection.ts';

interface Wanted {
  match: string;
  from: number;
  resolve(log: Entry[]): void;
  reject(error: unknown): void;
}

interface Row {
  place: number;
  payload: string;
}

const SQL = `select wanted.place::int as place, entries.payload
  from unnest($1::text[], $2::int[]) with ordinality as wanted (match, at, place)
  join entries on entries.match = wanted.match and entries.idx >= wanted.at
  order by wanted.place, entries.idx`;

export function openLogs(queries: Queries): (match: string, from: number) => Promise<Entry[]> {
  let gathered: Wanted[] = [];

  async function read(): Promise<void> {
    const all = gathered;
    gathered = [];
    try {
      const matches = all.map(({ match }) => match);
      const rows = await queries.rows<Row>(SQL, [matches, all.map(({ from }) => from)]);
      const logs: string[][] = all.map(() => []);
      for (const { place, payload } of rows) logs[place - 1].push(payload);
      for (const [i, wanted] of all.entries()) settle(wanted, logs[i]);
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  return (match, from) =>
    new Promise((resolve, reject) => {
      if (gathered.push({ match, from, resolve, reject }) === 1) setImmediate(read);
    });
}

/** A log that is damaged harms nobody else’s. */
function settle({ resolve, reject }: Wanted, log: readonly string[]): void {
  try {
    resolve(log.map((payload) => JSON.parse(payload) as Entry));
  } catch (error) {
    reject(error);
  }
}
