/** Cards with their whole texts, to be read in the frame's sheet. */
import { type CardId, factsOf, find, type Monster, priceFor, workingCard } from '@yamanote/games/king-of-tokyo/rules';
import type { Language } from '@yamanote/games/room';
import { useSheets } from '@yamanote/kit';
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

/** What a card costs this monster, and by which of its own cards it costs less. */
function offerTo(mine: Monster, card: CardId) {
  const price = priceFor(mine, card);
  const at = price < factsOf(card).cost ? find(mine, 'discount') : -1;
  return { price, energy: mine.energy, by: at < 0 ? null : workingCard(mine.cards[at]) };
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
          offer={mine === null ? undefined : offerTo(mine, card)}
        />
      ))}
    </div>
  );
}
