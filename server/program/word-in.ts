import { BadInput, nameOf, readText } from '@yamanote/command-line';
import { LONGEST_WORD } from '@yamanote/protocol';

/** The word in this file, for whoever is to say it once. What was found instead is not said: it may be meant to be one. */
export function wordIn(file: string): string {
  const word = readText(file).trim();
  if (word !== '' && word.length <= LONGEST_WORD && !/\n/.test(word)) return word;
  throw new BadInput(nameOf(file), (say) => say.wordWanted(LONGEST_WORD));
}
