/**
 * What `npm run test:cluster` is told. With `--upgrade` the house gets the next release instead of blows, and people play on for
 * `--minutes` while both releases are there.
 */
import { parseArgs } from 'node:util';

export interface Flags {
  blows: number;
  upgrade: boolean;
  minutes: number;
  tables: number;
  seed: string;
  entries: number;
}

/** The flags, or one sentence about what is wrong with them. */
export function parseFlags(args: readonly string[]): Flags | string {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: { blows: text, upgrade: { type: 'boolean' }, minutes: text, tables: text, seed: text, entries: text },
    });
    const { upgrade = false, blows = '100', minutes = '10', tables = '60', seed = '7' } = values;
    const { entries = upgrade ? '1' : '200000' } = values;
    const numbers = { blows, minutes, tables, entries };
    for (const [name, given] of Object.entries(numbers))
      if (!/^[1-9]\d{0,6}$/.test(given)) return `--${name}: expected a whole number from 1 up, found "${given}"`;
    return {
      upgrade,
      blows: Number(blows),
      minutes: Number(minutes),
      tables: Number(tables),
      seed,
      entries: Number(entries),
    };
  } catch (error) {
    return (error as Error).message;
  }
}
