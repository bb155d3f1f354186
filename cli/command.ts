import type { Command as ProgramCommand } from '@yamanote/command-line';
import type { CommandName } from './words/help/en.ts';

/** Its help stands under its name in the words. */
export type Command = ProgramCommand<CommandName>;
