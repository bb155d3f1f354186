/** Holds a file that starts the hall somewhere, or a page about that, to what there is: settings, commands, paths, ports. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HALL_COMMANDS, type HallCommand } from '@yamanote/command-line';
import { LIVING, READY } from '@yamanote/protocol';
import { programs } from '@yamanote/tools/setup';
import { METRICS } from '../../metrics/metrics.ts';
import { GIVEN, SETTINGS, type Setting, type SettingName, settingsOf, VERBS, variableOf } from '../settings.ts';

const HOUSE = join(import.meta.dirname, '../../..');
const POSTGRESQL = '5432';
const OF_ALL = ['lang', 'help', 'debug'];
/** Whose flags are not ours. */
const OTHER_PROGRAMS = /\b(podman|docker|npm|cp|install|systemctl|HEALTHCHECK|pg_isready|git|curl)\b|"node", "--eval"/;

const names = Object.keys(SETTINGS) as SettingName[];
const byVariable = new Map(names.map((name) => [variableOf(name), name]));

/** What a text claims that is not so, each in a few words. */
export function faultsIn(text: string, scripts: Readonly<Record<string, string>>): string[] {
  const lines = text.split('\n');
  return [
    ...each(text, /\bYAMANOTE_[A-Z_]+/g, ([variable]) => byVariable.has(variable) || variable === 'YAMANOTE_DEBUG'),
    ...lines.flatMap(valueFault),
    ...lines.flatMap(commandFaults),
    ...each(text, /npm run ([\w:-]+)/g, ([, script]) => script in scripts),
    ...each(text, /(?<![\w./])(?:deploy|dist|docs|server|tools)\/[\w.-]+[\w/.-]*\w/g, ([path]) => isThere(path)),
    ...each(text, /- \.\/([\w.-]+):/g, ([, path]) => existsSync(join(HOUSE, 'deploy', path))),
    ...each(text, /(?::|\bEXPOSE |\blisten )(\d{4,5})\b/g, ([, port]) => portsIn(text).includes(port)),
    ...each(text, /(?<=[\s:0-9}`])\/(?:\w+z|metrics)\b/g, ([path]) => [LIVING, READY, METRICS].includes(path)),
  ];
}

function each(text: string, pattern: RegExp, isSo: (found: RegExpExecArray) => boolean): string[] {
  return [...text.matchAll(pattern)].filter((found) => !isSo(found)).map(([found]) => found);
}

/** Of what is built only the programs are known before they are. */
function isThere(path: string): boolean {
  return path.startsWith('dist/') ? programs.includes(path) : existsSync(join(HOUSE, path));
}

function portsIn(text: string): string[] {
  const figures = [...text.matchAll(/YAMANOTE_METRICS\W+(?:[\d.]+:)?(\d+)|--metrics (?:[\d.]+:)?(\d+)/g)];
  return [SETTINGS.port.usual, POSTGRESQL, ...figures.map(([, variable, flag]) => variable ?? flag)];
}

/** A variable that is set to what it cannot be; where the reader fills something in, anything would do. */
function valueFault(line: string): string[] {
  const [, variable, given] = /^[\s#-]*(?:ENV |Environment=)?(YAMANOTE_[A-Z_]+)(?:=|: )(\S+)$/.exec(line) ?? [];
  const name = byVariable.get(variable);
  if (name === undefined) return [];
  const text = given.replaceAll(/\$\{\w+:-(.*?)\}/g, '$1').replaceAll(/\$\{.*?\}/g, 'x');
  try {
    const { kind }: Setting<unknown> = SETTINGS[name];
    kind.read(variable, text.replaceAll('"', ''));
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Commands of ours with flags that they do not take, and flags that no command takes. */
function commandFaults(line: string): string[] {
  const calls = [...line.matchAll(/(?:dist\/server\.js|\byamanote|command:|CMD) ([^`#)]*)/g)];
  const called = calls.map(([, words]) =>
    words
      .replaceAll(/["[\],]/g, '')
      .split(/\s+/)
      .filter(Boolean),
  );
  const ours = called.filter(([verb = 'node']) => /^[a-z]+$/.test(verb) && verb !== 'node');
  if (ours.length > 0) return ours.flatMap(([verb, ...words]) => callFaults(verb, words));
  if (OTHER_PROGRAMS.test(line)) return [];
  return each(line, /(?<=^|[\s`([])--([a-z-]+)/g, ([, flag]) => isFlag(flag, HALL_COMMANDS));
}

function callFaults(verb: string, words: readonly string[]): string[] {
  const command = HALL_COMMANDS.find((known) => known === verb);
  if (command === undefined) return [`yamanote ${verb}`];
  const wanted = VERBS[command];
  const isWhole = wanted === undefined || words[0] === wanted || words[0] === '…';
  const flags = words.flatMap((word) => /^--([a-z-]+)/.exec(word)?.[1] ?? []);
  const wrong = flags.filter((flag) => !isFlag(flag, [command])).map((flag) => `yamanote ${verb} --${flag}`);
  return isWhole ? wrong : [`yamanote ${verb} ${words[0]}`, ...wrong];
}

function isFlag(flag: string, commands: readonly HallCommand[]): boolean {
  return commands.some((command) => [...settingsOf(command), ...Object.keys(GIVEN[command]), ...OF_ALL].includes(flag));
}
