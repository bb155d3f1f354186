/** Lines that a person types, or that come in through a pipe. */
import { createInterface } from 'node:readline';

export interface Keyboard {
  /** The next line; `null` once there are no more, or the person wants to leave (Ctrl-C, Ctrl-D). */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function openKeyboard(isTerminal: boolean): Keyboard {
  return isTerminal ? terminal() : pipe();
}

function terminal(): Keyboard {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  let open = true;
  lines.once('close', () => {
    open = false;
  });
  return {
    ask(prompt) {
      if (!open) return Promise.resolve(null);
      return new Promise((resolve) => {
        const leave = () => {
          // The cursor still stands behind the prompt.
          process.stdout.write('\n');
          resolve(null);
        };
        lines.once('close', leave);
        lines.question(prompt, (line) => {
          lines.off('close', leave);
          resolve(line);
        });
      });
    },
    close: () => lines.close(),
  };
}

/** Reads only as much as is asked for: `yes 1 |` never ends. Prompt and line are shown, as in a terminal. */
function pipe(): Keyboard {
  const lines = linesOf(process.stdin);
  return {
    async ask(prompt) {
      const { value, done } = await lines.next();
      if (!done) process.stdout.write(`${prompt}${value}\n`);
      return done ? null : value;
    },
    close: () => process.stdin.destroy(),
  };
}

async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string, undefined> {
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    for (const line of lines) yield line;
  }
  if (rest !== '') yield rest;
  return undefined;
}
