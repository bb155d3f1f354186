/** The four landmarks of the seat that is shown, on the shelf beside the market. */
import { UNBUILT } from '@yamanote/games/machi-koro/rules';
import { Coin, TargetButton } from '@yamanote/kit';
import { HousePicture } from '../art/house.tsx';
import { landmarkOffers } from '../market.ts';
import { type Props, shownSeat } from '../shown.ts';
import { target } from '../targets.ts';
import { boardWords, labelOf } from '../words/index.ts';
import type { Reading } from './cards-dialog.tsx';
import { landmarkLabel } from './labels.ts';
import styles from './landmark-cards.module.css';
import { CheckMark } from './market-card.tsx';

export function LandmarkCards(props: Props & { read(card: Reading): void }) {
  const { view, language, read } = props;
  return (
    <fieldset class={styles.landmarks} aria-label={boardWords[language].landmarks}>
      {landmarkOffers(view, shownSeat(props)).map(({ card, status, affordable }) => {
        const state = status !== UNBUILT ? 'built' : affordable ? 'open' : 'dear';
        return (
          <TargetButton
            key={card.id}
            board={props}
            id={target.landmark(card.id)}
            label={landmarkLabel(card.id, status, !affordable, language)}
            class={styles.landmark}
            data-offer={state}
            data-pointed={props.pointed.includes(target.landmark(card.id)) ? '' : undefined}
            read={() => read(card.id)}
          >
            <HousePicture card={card.id} class={styles.house} />
            <CheckMark />
            <span class={styles.name} aria-hidden="true">
              {labelOf(card.id, language)}
            </span>
            <span class={styles.price} aria-hidden="true">
              {status === UNBUILT ? (
                <>
                  <Coin size={12} />
                  {card.cost}
                </>
              ) : (
                <BuiltMark />
              )}
            </span>
          </TargetButton>
        );
      })}
    </fieldset>
  );
}

function BuiltMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="13"
      height="13"
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      aria-hidden="true"
    >
      <path d="m2.5 8.5 3.5 3.5 7.5-8" />
    </svg>
  );
}
