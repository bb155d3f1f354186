/** Cards with their whole texts. */
import { type CardId, factsOf, find, type Monster, priceFor, workingCard } from '@yamanote/games/king-of-tokyo/rules';
import type { Props } from '../shown.ts';
import { CardEntry } from './card-entry.tsx';
import palette from './palette.module.css';

/** What a card costs this monster, and by which of its own cards it costs less. */
function offerTo(mine: Monster, card: CardId) {
  const price = priceFor(mine, card);
  const at = price < factsOf(card).cost ? find(mine, 'discount') : -1;
  return { price, energy: mine.energy, by: at < 0 ? null : workingCard(mine.cards[at]) };
}

export function CardList({ view, viewer, language, cards }: Props & { cards: readonly CardId[] }) {
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
