/** Cards with their whole texts, to be read in the frame's sheet. */
import { type CardId, priceFor } from '@yamanote/games/king-of-tokyo/rules';
import type { Language } from '@yamanote/games/room';
import { useSheets } from '@yamanote/web/kit';
import type { Props } from '../shown.ts';
import { boardWords, cardName } from '../words/index.ts';
import { CardEntry } from './card-entry.tsx';
import palette from './palette.module.css';

export function useCardSheet(language: Language): (cards: readonly CardId[]) => void {
  const { open } = useSheets();
  return (cards) =>
    open({
      title: cards.length === 1 ? cardName(cards[0], language) : boardWords[language].readCards,
      Body: (board: Props) => <Cards {...board} cards={cards} />,
    });
}

function Cards({ view, viewer, language, cards }: Props & { cards: readonly CardId[] }) {
  const mine = viewer === 'public' ? null : view.monsters[viewer];
  return (
    <div class={palette.palette}>
      {cards.map((card, i) => (
        <CardEntry
          key={i}
          card={card}
          language={language}
          level={3}
          payable={mine !== null && mine.energy >= priceFor(mine, card)}
        />
      ))}
    </div>
  );
}
