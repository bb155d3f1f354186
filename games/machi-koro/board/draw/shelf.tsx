/** Below the town or beside it: what each number brings, and what can be built. */
import { deferred } from '@yamanote/kit';
import { useState } from 'preact/hooks';
import { offers } from '../market.ts';
import { lineIsWithTown, type Props, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { CardsDialog, type Reading } from './cards-dialog.tsx';
import { Choices, choiceOf } from './choices.tsx';
import { LandmarkCards } from './landmark-cards.tsx';
import { MarketCard } from './market-card.tsx';
import palette from './palette.module.css';
import { RollStrip } from './roll-strip.tsx';
import styles from './shelf.module.css';

/** It has nothing to say at the first question. */
const SoldOut = deferred(async () => (await import('./sold-out.tsx')).SoldOut);

export function Shelf(props: Props) {
  const { view, language } = props;
  const [reading, read] = useState<Reading>(null);
  const choice = choiceOf(props);
  return (
    <div class={`${palette.palette} ${styles.shelf}`}>
      <SoldOut {...props} />
      <div class={styles.content}>
        {!lineIsWithTown(props) && <RollStrip {...props} read={read} />}
        {choice !== null ? (
          <Choices {...props} kind={choice} />
        ) : (
          <div class={styles.stalls}>
            <fieldset class={styles.market} aria-label={boardWords[language].market}>
              {offers(view, shownSeat(props)).map((offer) => (
                <MarketCard key={offer.card.id} {...props} offer={offer} read={() => read(offer.card.id)} />
              ))}
            </fieldset>
            <LandmarkCards {...props} read={read} />
          </div>
        )}
      </div>
      <CardsDialog reading={reading} read={read} language={language} />
    </div>
  );
}
