import type { Words } from './words/index.ts';

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
