/** What a command was told: by its flags, or else by the environment, or else as usual. */
import {
  BadInput,
  type HallCommand,
  readArguments,
  readChoiceOf,
  readLanguage,
  type Kind as Shape,
} from '@yamanote/command-line';
import type { Language } from '@yamanote/kernel';
import type { Kind } from './kinds.ts';
import { GIVEN, SETTINGS, type Setting, type SettingName, settingsOf, VERBS, variableOf } from './settings.ts';

type ValueOf<S> = S extends Setting<infer Value, infer Usual> ? Value | (Usual extends string ? never : null) : never;

export type Settings = { readonly [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]> };

type GivenTo<Command extends HallCommand> = {
  readonly [Name in keyof (typeof GIVEN)[Command]]: (typeof GIVEN)[Command][Name] extends Kind<infer Value>
    ? Value
    : never;
};

export interface Told<Command extends HallCommand> {
  /** Those that the command takes; all others as usual. */
  settings: Settings;
  given: GivenTo<Command>;
  language: Language;
}

export function readSettings<Command extends HallCommand>(
  command: Command,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Told<Command> {
  const verb = VERBS[command];
  const taken = settingsOf(command);
  const given: Readonly<Record<string, Kind<unknown>>> = GIVEN[command];
  const shapes: Record<string, Shape> = { lang: 'text' };
  for (const name of Object.keys(given)) shapes[name] = 'text';
  for (const name of taken) shapes[name] = shapeOf(SETTINGS[name].kind);
  const found = readArguments(args, verb === undefined ? [] : [verb], shapes);
  const { words } = found;
  const values: Readonly<Record<string, boolean | string | string[] | undefined>> = found.values;
  if (verb !== undefined) readChoiceOf(command, words[0], [verb]);

  function read(name: SettingName): unknown {
    const { kind, usual }: Setting<unknown> = SETTINGS[name];
    const flag = values[name];
    if (flag === true) return true;
    if (Array.isArray(flag) && flag.length > 0) return flag.flatMap((one) => kind.read(`--${name}`, one));
    if (typeof flag === 'string') return kind.read(`--${name}`, flag);
    const variable = env[variableOf(name)];
    if (taken.includes(name) && variable) return kind.read(variableOf(name), variable);
    return usual === null ? null : kind.read(`--${name}`, usual);
  }

  function readGiven(name: string): unknown {
    const text = values[name];
    if (typeof text === 'string') return given[name].read(`--${name}`, text);
    throw new BadInput(`--${name}`, (say) => say.valueWanted(null));
  }

  return {
    settings: fromNames(Object.keys(SETTINGS) as SettingName[], read) as Settings,
    given: fromNames(Object.keys(given), readGiven) as GivenTo<Command>,
    language: readLanguage(values.lang as string | undefined, env),
  };
}

function shapeOf({ stands, adds }: Kind<unknown>): Shape {
  if (stands === null) return 'flag';
  return adds ? 'list' : 'text';
}

function fromNames<Name extends string>(names: readonly Name[], read: (name: Name) => unknown): Record<Name, unknown> {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, unknown>;
}
