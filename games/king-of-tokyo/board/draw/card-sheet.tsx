/** Cards with their whole texts, to be read in the frame's sheet. */
import type { CardId } from '@yamanote/games/king-of-tokyo/rules';
import type { Language } from '@yamanote/games/room';
import { deferred, useSheets } from '@yamanote/kit';
import type { Props } from '../shown.ts';
import { boardWords, cardName } from '../words/index.ts';
import { later } from './later.ts';

const CardList = deferred(async () => (await later()).CardList);

export function useCardSheet(language: Language): (cards: readonly CardId[]) => void {
  const { open } = useSheets();
  return (cards) =>
    open({
      title: cards.length === 1 ? cardName(cards[0], language) : boardWords[language].readCards,
      Body: (board: Props) => <CardList {...board} cards={cards} />,
    });
}
