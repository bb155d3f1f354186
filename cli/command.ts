/** One word after `yamanote`. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** What `--help` prints: how it is called, and what each option means. */
  help: string;
  /** Does it and says with which code to exit; input that cannot be used is thrown as BadInput. */
  run(args: readonly string[]): Promise<ExitCode>;
}

/** 0: in order. 1: something differs, does not hold, or was left unfinished. 2: bad input. A bug exits with 70. */
type ExitCode = 0 | 1 | 2;
