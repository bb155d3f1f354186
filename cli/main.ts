/** The program `yamanote`: finds the command, runs it, and turns what went wrong into one sentence and an exit code. */
import { BadInput, oneLine } from './bad-input.ts';
import type { Command } from './command.ts';
import { games } from './commands/games.ts';
import { map } from './commands/map.ts';
import { play } from './commands/play.ts';
import { position } from './commands/position.ts';
import { replay } from './commands/replay.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { didYouMean } from './nearest.ts';
import { complain, print, tolerateClosedPipes } from './output.ts';

const BAD_INPUT = 2;
/** EX_SOFTWARE of sysexits.h. */
const INTERNAL_ERROR = 70;

const COMMANDS: readonly Command[] = [games, play, simulate, scenario, position, replay, verify, map];

tolerateClosedPipes();
process.exitCode = await main(process.argv.slice(2));

async function main(given: readonly string[]): Promise<number> {
  const debug = given.includes('--debug') || process.env.YAMANOTE_DEBUG === '1';
  const [name, ...args] = given.filter((word) => word !== '--debug');
  try {
    if (name === undefined || ['help', '--help', '-h'].includes(name)) return help(args[0]);
    const command = find(name);
    if (args.includes('--help') || args.includes('-h')) return help(name);
    return await command.run(args);
  } catch (error) {
    complain(debug ? String((error as Error)?.stack ?? error) : complaint(error));
    return error instanceof BadInput ? BAD_INPUT : INTERNAL_ERROR;
  }
}

function complaint(error: unknown): string {
  if (error instanceof BadInput) return error.message;
  const message = oneLine(error instanceof Error ? error.message : String(error));
  return `this is a bug, please report it with the command that you gave (--debug shows where it is): ${message}`;
}

function find(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const names = COMMANDS.map((candidate) => candidate.name);
  const found = JSON.stringify(name);
  throw new BadInput(`expected a command, one of ${names.join(', ')}, found ${found}${didYouMean(name, names)}`);
}

function help(name: string | undefined): 0 {
  if (name !== undefined && !name.startsWith('-')) {
    print(find(name).help);
    return 0;
  }
  const list = COMMANDS.map((command) => `  ${command.name.padEnd(10)} ${command.summary}`).join('\n');
  print(`Yamanote: Tokyo's board games at one table.

Usage: yamanote COMMAND …

${list}

yamanote COMMAND --help tells more about one of them.
Exit codes: 0 in order, 1 something differs or is unfinished, 2 input that cannot be used, 70 a bug in Yamanote.
--debug, or YAMANOTE_DEBUG=1, shows where an error comes from.`);
  return 0;
}
