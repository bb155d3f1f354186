/** Finds the command, runs it, and turns what went wrong into one sentence and an exit code. */
import { BadInput, oneLine } from './bad-input.ts';
import { complain, print, tolerateClosedPipes } from './output.ts';
import type { ComplaintWords } from './words/en.ts';
import { guess } from './words/refusal.ts';

/** 0: in order. 1: something differs, does not hold, or was left unfinished. 2: bad input. A bug exits with 70. */
type ExitCode = 0 | 1 | 2;

const BAD_INPUT = 2;
/** EX_SOFTWARE of sysexits.h. */
const INTERNAL_ERROR = 70;

/** One word after the name of a program. */
export interface Command<Name extends string> {
  name: Name;
  /** Does it and says with which code to exit; input that cannot be used is thrown as BadInput. */
  run(args: readonly string[]): Promise<ExitCode>;
}

export interface Program<Name extends string> {
  commands: readonly Command<Name>[];
  /** What another program answers, named where a command is not found. */
  elsewhere?: readonly string[];
  complaints: ComplaintWords;
  /** About the whole program, or about one command. */
  help(name: Name | null): string;
}

export async function runProgram<Name extends string>(
  program: Program<Name>,
  given: readonly string[],
): Promise<number> {
  const { commands, elsewhere = [], complaints, help } = program;
  tolerateClosedPipes(complaints);
  const debug = given.includes('--debug') || process.env.YAMANOTE_DEBUG === '1';
  const [name, ...args] = given.filter((word) => word !== '--debug');

  function find(wanted: string): Command<Name> {
    const command = commands.find((candidate) => candidate.name === wanted);
    if (command !== undefined) return command;
    const names = [...commands.map((candidate) => candidate.name), ...elsewhere];
    throw new BadInput(null, (say) => say.unknownCommand(names, JSON.stringify(wanted), guess(wanted, names)));
  }

  try {
    if (name === undefined || ['help', '--help', '-h'].includes(name)) {
      const about = args[0]?.startsWith('-') ? undefined : args[0];
      print(help(about === undefined ? null : find(about).name));
      return 0;
    }
    const command = find(name);
    if (args.includes('--help') || args.includes('-h')) {
      print(help(name as Name));
      return 0;
    }
    return await command.run(args);
  } catch (error) {
    complain(debug ? String((error as Error)?.stack ?? error) : complaint(error, complaints));
    return error instanceof BadInput ? BAD_INPUT : INTERNAL_ERROR;
  }
}

function complaint(error: unknown, complaints: ComplaintWords): string {
  if (error instanceof BadInput) return error.in(complaints);
  return complaints.bug(oneLine(error instanceof Error ? error.message : String(error)));
}
