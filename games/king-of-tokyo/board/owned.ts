/** A card in front of a monster as a choice, in words: what is done with it, whose it is, for how much, and what it does. */
import type { KeepId } from '@yamanote/games/king-of-tokyo/rules';
import { speech } from '@yamanote/games/king-of-tokyo/words';
import type { Props } from './shown.ts';
import { targets } from './targets.ts';
import { boardWords, cardShort } from './words/index.ts';

export function ownedLabel({ view, names, answers, language }: Props, card: KeepId, id: string): string {
  const answer = answers.find((one) => targets(one).includes(id));
  const gist = cardShort(card, language);
  if (answer === undefined) return gist;
  return boardWords[language].ownedCard({ does: speech[language].action(answer, view, names), gist });
}
