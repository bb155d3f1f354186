/** What `--help` says about a command of the hall, made from the table of its settings. */
import { HALL_COMMANDS, type HallCommand, wrap } from '@yamanote/command-line';
import { widthOf } from '@yamanote/games/columns';
import type { Kind } from './kinds.ts';
import { GIVEN, SETTINGS, type Setting, settingsOf, VERBS, variableOf } from './settings.ts';
import type { ProgramWords } from './words/index.ts';

/** Of a line, at most. */
const COLUMNS = 130;
const INDENT = '  ';

interface Line {
  flag: string;
  about: string;
  /** Without it the command does nothing. */
  isNeeded?: boolean;
}

/** Of one command, or how all of them are called. */
export function helpOf(command: HallCommand | null, words: ProgramWords): string {
  if (command === null) return HALL_COMMANDS.map((name) => usageOf(name, words).join('\n')).join('\n\n');
  const lines = linesOf(command, words);
  const widest = Math.max(...lines.map(({ flag }) => widthOf(flag))) + INDENT.length;
  const options = lines.flatMap(({ flag, about }) =>
    wrap(about, COLUMNS - widest - INDENT.length).map((part, i) => INDENT + padded(i === 0 ? flag : '', widest) + part),
  );
  const about = wrap(words.help.about[command], COLUMNS);
  const environment = settingsOf(command).length > 0 ? ['', ...wrap(words.help.environment, COLUMNS)] : [];
  return [...usageOf(command, words), '', ...about, '', ...options, ...environment].join('\n');
}

function usageOf(command: HallCommand, words: ProgramWords): string[] {
  const name = ['yamanote', command, VERBS[command]].filter((word) => word !== undefined).join(' ');
  const flags = linesOf(command, words).map(({ flag, isNeeded }) => (isNeeded ? flag : `[${flag}]`));
  const begin = words.help.usage(name);
  const lines = [begin];
  for (const flag of flags) {
    if (widthOf(`${lines.at(-1)} ${flag}`) > COLUMNS) lines.push(' '.repeat(widthOf(begin)));
    lines[lines.length - 1] += ` ${flag}`;
  }
  return lines;
}

function linesOf(command: HallCommand, { help }: ProgramWords): Line[] {
  const typed = (name: string, { stands }: Kind<unknown>) => {
    if (stands === null) return `--${name}`;
    return `--${name} ${'for' in stands ? help.standsFor[stands.for] : stands.values.join('|')}`;
  };
  const given = Object.entries<Kind<unknown>>(GIVEN[command]).map(([name, kind]) => ({
    flag: typed(name, kind),
    about: (help.given as Record<string, Record<string, string>>)[command][name],
    isNeeded: true,
  }));
  const settings = settingsOf(command).map((name) => {
    const { kind, usual }: Setting<unknown> = SETTINGS[name];
    const isSaid = usual !== null && usual !== '' && kind.stands !== null;
    const about = isSaid ? help.otherwise(help.settings[name], usual) : help.settings[name];
    return { flag: typed(name, kind), about: `${about} (${variableOf(name)})` };
  });
  return [...given, ...settings, { flag: '--lang en|de|ja', about: help.lang }, { flag: '--help', about: help.help }];
}

function padded(text: string, columns: number): string {
  return text + ' '.repeat(columns - widthOf(text));
}
