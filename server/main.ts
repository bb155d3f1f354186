/** The program of the hall. */
import { complaintsIn, languageOf, runProgram } from '@yamanote/command-line';
import { helpOf } from './program/help.ts';
import { backup, restore, store } from './program/keeping.ts';
import { serve } from './program/serve.ts';
import { beThrifty } from './program/thrift.ts';
import { words } from './program/words/index.ts';
import { work } from './program/work.ts';

beThrifty();
const language = languageOf(process.argv);

process.exitCode = await runProgram(
  {
    commands: [serve, work, store, backup, restore],
    complaints: complaintsIn[language],
    help: (command) => helpOf(command, words[language]),
  },
  process.argv.slice(2),
);
