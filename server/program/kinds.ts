/** What a setting may be: how its value is read from a text, and refused in one sentence. */
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { BadInput, readChoiceOf, readCount } from '@yamanote/command-line';
import type { StoreAt } from '../store/index.ts';

/** The word that stands for a value in help. */
export type StandIn = 'number' | 'seconds' | 'milliseconds' | 'name' | 'address' | 'folder' | 'file' | 'url' | 'place';

export interface Kind<Value> {
  /** What stands for it in help: a word of the reader's language, or the values themselves; a switch has none. */
  stands: { for: StandIn } | { values: readonly string[] } | null;
  /** For the table of all settings. */
  mayBe: string;
  /** Whether each time that it is given adds to it; in the environment, commas stand between. */
  adds?: boolean;
  /** `where` is the flag or the variable that it came from. */
  read(where: string, text: string): Value;
}

/** In the environment; as a flag it is just there. */
export const SWITCH: Kind<boolean> = {
  stands: null,
  mayBe: '`1` or `0`',
  read: (where, text) => readChoiceOf(where, text, ['1', '0']) === '1',
};

export function whole(unit: 'number' | 'seconds' | 'milliseconds', min: number, max: number): Kind<number> {
  return {
    stands: { for: unit },
    mayBe: `${unit === 'number' ? '' : `${unit}, `}${min} to ${max}`,
    read: (where, text) => readCount(where, text, min, min, max),
  };
}

export function oneOf<Value extends string>(...values: readonly Value[]): Kind<Value> {
  return {
    stands: { values },
    mayBe: values.map((value) => `\`${value}\``).join(' or '),
    read: (where, text) => readChoiceOf(where, text, values) as Value,
  };
}

export const NAMES: Kind<readonly string[]> = {
  stands: { for: 'name' },
  mayBe: 'names, with commas between; the flag once for each',
  adds: true,
  read(where, text) {
    const names = text === '' ? [] : text.split(',').map((name) => name.trim());
    const wrong = names.find((name) => !/^[\w.-]+$/.test(name));
    if (wrong !== undefined) throw new BadInput(where, (say) => say.hostNameWanted(JSON.stringify(wrong)));
    return names;
  },
};

export const FOLDER: Kind<string> = { stands: { for: 'folder' }, mayBe: 'a folder', read: readPath };
export const FILE: Kind<string> = { stands: { for: 'file' }, mayBe: 'a file', read: readPath };

/** Where no shell has done it, home is found as well. */
function readPath(where: string, text: string): string {
  if (text.trim() === '') throw new BadInput(where, (say) => say.valueWanted(null));
  return text.startsWith('~/') ? join(homedir(), text.slice(2)) : text;
}

/** May name several hosts, which no URL parser takes. What was found is not said: it may hold a password. */
export const STORE_URL: Kind<string> = {
  stands: { for: 'url' },
  mayBe: '`postgres://…`',
  read(where, text) {
    if (/^postgres(ql)?:\/\/[^\s/?]+\/[^\s/?]+(\?\S*)?$/.test(text)) return text;
    throw new BadInput(where, (say) => say.storeUrlWanted);
  },
};

/** A folder with a data file, or a database. */
export const PLACE: Kind<StoreAt> = {
  stands: { for: 'place' },
  mayBe: 'a folder or `postgres://…`',
  read: (where, text) =>
    text.includes('://') ? { url: STORE_URL.read(where, text) } : { folder: readPath(where, text) },
};

export const OWN_ADDRESS: Kind<string> = {
  stands: { for: 'address' },
  mayBe: 'an IP address',
  read(where, text) {
    if (isIP(text) !== 0) return text;
    throw new BadInput(where, (say) => say.ipAddressWanted(JSON.stringify(text)));
  },
};

export interface Listening {
  host: string;
  port: number;
}

const MOST_PORT = 65_535;

/** Alone, a port is this computer's own. */
export const PORT_AT: Kind<Listening> = {
  stands: { for: 'address' },
  mayBe: 'a port, or an IP address and a port: `9090`, `0.0.0.0:9090`, `[::]:9090`',
  read(where, text) {
    const [, host = '127.0.0.1', port] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
    const bare = host.replace(/^\[(.*)\]$/, '$1');
    if (isIP(bare) !== 0 && port !== undefined && Number(port) <= MOST_PORT) return { host: bare, port: Number(port) };
    throw new BadInput(where, (say) => say.portWanted(JSON.stringify(text)));
  },
};
