import { speakAlong } from '../../words/index.ts';
import { agreeingWords } from './words/index.ts';

let spoken: Promise<unknown> | null = null;

/** Resolves when they are there in the language that is shown; from now on they follow it. */
export function speakOfAgreeing(): Promise<unknown> {
  spoken ??= speakAlong(agreeingWords.load).ready.catch((error) => {
    spoken = null;
    throw error;
  });
  return spoken;
}
