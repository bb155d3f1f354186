/** The program `yamanote`, but for the commands of the hall. */
import { HALL_COMMANDS, languageOf, runProgram } from '@yamanote/command-line';
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
import type { HelpWords } from './words/help/en.ts';
import { words as allWords } from './words/index.ts';

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

process.exitCode = await runProgram(
  {
    commands: COMMANDS,
    elsewhere: HALL_COMMANDS,
    complaints: words.complaints,
    help: (name) => (name === null ? overview(words.help) : words.help.commands[name].text),
  },
  process.argv.slice(2),
);

function overview({ overview, commands, hall }: HelpWords): string {
  const line = (name: string, summary: string) => `  ${name.padEnd(10)} ${summary}`;
  return overview(
    COMMANDS.map(({ name }) => line(name, commands[name].summary)).join('\n'),
    HALL_COMMANDS.map((name) => line(name, hall[name])).join('\n'),
  );
}
