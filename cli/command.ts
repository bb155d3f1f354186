import type { CommandName } from './words/help/en.ts';

/** One word after `yamanote`. */
export interface Command {
  /** Its help stands under this name in the words. */
  name: CommandName;
  /** Does it and says with which code to exit; input that cannot be used is thrown as BadInput. */
  run(args: readonly string[]): Promise<ExitCode>;
}

/** 0: in order. 1: something differs, does not hold, or was left unfinished. 2: bad input. A bug exits with 70. */
type ExitCode = 0 | 1 | 2;
