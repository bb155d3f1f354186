/** What is said about a match that was checked. */
import { type VerdictSentences, verdictInEnglish } from '@yamanote/kernel';

export interface VerdictWords extends VerdictSentences {
  verified(file: string): string;
  notVerified(file: string): string;
}

export const en: VerdictWords = {
  ...verdictInEnglish,
  verified: (file) => `${file} is verified.`,
  notVerified: (file) => `${file} is not verified.`,
};
