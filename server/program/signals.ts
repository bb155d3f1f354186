/** How a program ends that was told to: in good order, but within its time; told twice, at once. */
import type { ProgramWords } from './words/index.ts';

/** Proxies, pages and thoughts are waited for no longer than so many milliseconds. */
interface Running {
  close(patience: number): Promise<void>;
}

export function closeOnSignals(running: Running, seconds: number, words: ProgramWords): void {
  let closing = false;
  const close = () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => end(words.closedLate(seconds)), seconds * 1000);
    running.close(seconds * 1000).then(
      () => process.exit(0),
      (error) => end(words.closedBadly(error.message)),
    );
  };
  process.on('SIGTERM', close).on('SIGINT', close);
}

/** Better closed than open and forgetful: whoever starts it again finds all that was acknowledged. */
export function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
