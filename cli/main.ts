/** The program `yamanote`: finds the command, runs it, and turns what went wrong into one sentence and an exit code. */
import { BadInput, oneLine } from './bad-input.ts';
import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { calibrate } from './commands/calibrate.ts';
import { games } from './commands/games.ts';
import { map } from './commands/map.ts';
import { play } from './commands/play.ts';
import { position } from './commands/position.ts';
import { replay } from './commands/replay.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { solve } from './commands/solve.ts';
import { verify } from './commands/verify.ts';
import { complain, print, tolerateClosedPipes } from './output.ts';
import { languageOf } from './rooms.ts';
import { words as allWords, type Words } from './words/index.ts';
import { guess } from './words/refusal.ts';

const BAD_INPUT = 2;
/** EX_SOFTWARE of sysexits.h. */
const INTERNAL_ERROR = 70;

const COMMANDS: readonly Command[] = [
  games,
  play,
  simulate,
  arena,
  calibrate,
  scenario,
  position,
  replay,
  verify,
  solve,
  map,
];

const words = allWords[languageOf(process.argv)];

tolerateClosedPipes(words);
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
    complain(debug ? String((error as Error)?.stack ?? error) : complaint(error, words));
    return error instanceof BadInput ? BAD_INPUT : INTERNAL_ERROR;
  }
}

function complaint(error: unknown, said: Words): string {
  if (error instanceof BadInput) return error.in(said);
  const message = oneLine(error instanceof Error ? error.message : String(error));
  return said.complaints.bug(message);
}

function find(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const names = COMMANDS.map((candidate) => candidate.name);
  throw new BadInput(null, (say) => say.unknownCommand(names, JSON.stringify(name), guess(name, names)));
}

function help(name: string | undefined): 0 {
  if (name !== undefined && !name.startsWith('-')) {
    print(words.help.commands[find(name).name].text);
    return 0;
  }
  const list = COMMANDS.map((command) => `  ${command.name.padEnd(10)} ${words.help.commands[command.name].summary}`);
  print(words.help.overview(list.join('\n')));
  return 0;
}
