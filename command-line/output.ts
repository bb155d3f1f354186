/** What a command prints: results to stdout, everything about its progress to stderr. */
import type { ComplaintWords } from './words/en.ts';

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
export function tolerateClosedPipes(complaints: ComplaintWords): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    complain(complaints.outputBroke(error.code ?? error.message));
    process.exit(1);
  });
}
