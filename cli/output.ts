/** What a command prints: results to stdout, everything about its progress to stderr. */
import type { Words } from './words/index.ts';

/** Where there is no terminal to measure. */
const USUAL_COLUMNS = 80;
const FEWEST_COLUMNS = 60;

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** One sentence about what is wrong. */
export function complain(sentence: string): void {
  process.stderr.write(`yamanote: ${sentence}\n`);
}

export function columns(): number {
  const told = Number(process.env.COLUMNS) || USUAL_COLUMNS;
  return Math.max(FEWEST_COLUMNS, process.stdout.columns ?? told);
}

/** A reader that has seen enough (`| head`) closes the pipe; that is no error. A disk that is full is one. */
export function tolerateClosedPipes({ complaints }: Words): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    complain(complaints.outputBroke(error.code ?? error.message));
    process.exit(1);
  });
}

export interface Progress {
  show(done: number, all: number): void;
  end(): void;
}

/** A line on stderr that says how far long work has come; in a terminal, or where it is asked for. */
export function progressLine(words: Words, what: string, asked: boolean): Progress {
  const { isTTY } = process.stderr;
  if (!isTTY && !asked) return { show() {}, end() {} };
  let shown = -1;
  return {
    show(done, all) {
      const percent = Math.floor((done * 100) / all);
      // A file or pipe gets a line every ten percent, a terminal one line that changes.
      const step = isTTY ? percent : percent - (percent % 10);
      if (step === shown) return;
      shown = step;
      const line = words.progress(what, done, all, step);
      process.stderr.write(isTTY ? `\r${line}\u001b[K` : `${line}\n`);
    },
    end() {
      if (isTTY && shown >= 0) process.stderr.write('\r\u001b[K');
    },
  };
}
