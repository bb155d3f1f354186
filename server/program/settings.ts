/** Every setting of the hall's program, once: reading, help and the table in docs/operations.md are made from here. */
import type { HallCommand } from '@yamanote/command-line';
import {
  FILE,
  FOLDER,
  type Kind,
  NAMES,
  OWN_ADDRESS,
  oneOf,
  PLACE,
  PORT_AT,
  STORE_URL,
  SWITCH,
  whole,
} from './kinds.ts';

export interface Setting<Value, Usual extends string | null = string | null> {
  kind: Kind<Value>;
  /** What it is where nobody sets it, as it would be typed; `null` where that is for the hall to see. */
  usual: Usual;
  commands: readonly HallCommand[];
}

function setting<Value, Usual extends string | null>(
  kind: Kind<Value>,
  usual: Usual,
  ...commands: readonly HallCommand[]
): Setting<Value, Usual> {
  return { kind, usual, commands };
}

const DAY = 86_400;
const OFF = '0';
const NONE = '';

/** By the name of their flag. */
export const SETTINGS = {
  port: setting(whole('number', 0, 65_535), '8080', 'serve'),
  listen: setting(OWN_ADDRESS, null, 'serve'),
  share: setting(SWITCH, OFF, 'serve'),
  host: setting(NAMES, NONE, 'serve'),
  'trust-proxy': setting(SWITCH, OFF, 'serve'),
  data: setting(FOLDER, '~/.local/share/yamanote', 'serve', 'work', 'backup', 'restore'),
  store: setting(STORE_URL, null, 'serve', 'work', 'backup', 'restore'),
  key: setting(FILE, null, 'serve', 'work'),
  'word-file': setting(FILE, null, 'serve'),
  bots: setting(oneOf('here', 'elsewhere'), 'here', 'serve'),
  thinkers: setting(whole('number', 1, 64), null, 'serve', 'work'),
  'bot-pace': setting(whole('milliseconds', 0, 60_000), '700', 'serve', 'work'),
  'away-after': setting(whole('seconds', 0, DAY), '120', 'serve'),
  'deal-wait': setting(whole('seconds', 0, 14 * DAY), null, 'serve'),
  'private-notices': setting(SWITCH, OFF, 'serve'),
  drain: setting(whole('seconds', 1, 600), '10', 'serve', 'work'),
  metrics: setting(PORT_AT, null, 'serve', 'work'),
  log: setting(SWITCH, OFF, 'serve', 'work'),
} satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof SETTINGS;

/** What a command is given besides, each time anew. */
export const GIVEN = {
  serve: {},
  work: {},
  store: { from: PLACE, to: PLACE },
  backup: { to: FILE },
  restore: { from: FILE },
} satisfies Record<HallCommand, Record<string, Kind<unknown>>>;

/** Words that come before them. */
export const VERBS: Readonly<Partial<Record<HallCommand, string>>> = { store: 'copy' };

export function settingsOf(command: HallCommand): SettingName[] {
  const names = Object.keys(SETTINGS) as SettingName[];
  return names.filter((name) => (SETTINGS[name].commands as readonly HallCommand[]).includes(command));
}

/** Of the environment. */
export function variableOf(name: SettingName): string {
  return `YAMANOTE_${name.replaceAll('-', '_').toUpperCase()}`;
}
