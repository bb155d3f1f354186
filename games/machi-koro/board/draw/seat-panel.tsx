/** Inside a seat's panel: coins, what the last roll brought, and how far the landmarks are. */
import { ACTIVE, type CardId, ESTABLISHMENTS, LANDMARKS, UNBUILT } from '@yamanote/games/machi-koro/rules';
import { Coin, Sum } from '@yamanote/kit';
import { HousePicture } from '../art/house.tsx';
import { LandmarkIcon } from '../art/icons.tsx';
import { incomeOf } from '../income.ts';
import { lastRoll } from '../last-roll.ts';
import { newHouse } from '../news.ts';
import type { OfSeat } from '../shown.ts';
import { boardWords, nameOf } from '../words/index.ts';
import { statusOf } from './labels.ts';
import palette from './palette.module.css';
import styles from './seat-panel.module.css';
import { useCount } from './use-count.ts';

/** From here on a purse needs more room than a coin beside it leaves. */
const RICH = 100;

export function SeatPanel(props: OfSeat) {
  const { view, viewer, seat, language, happening, past, motion } = props;
  const words = boardWords[language];
  const { sum } = incomeOf(lastRoll(props), seat);
  const coins = useCount(view.coins[seat], motion);
  const built = LANDMARKS.filter((_, i) => view.landmarks[seat][i] !== UNBUILT).map(({ id }) => nameOf(id, language));
  const fresh = seat === viewer ? null : newHouse(past, seat);
  return (
    <div class={`${palette.palette} ${styles.panel}`}>
      <div class={styles.content}>
        <p class={styles.purse} data-rich={coins >= RICH || undefined}>
          <Coin size={14} />
          <span class="unseen">{words.coins(view.coins[seat])}</span>
          <b class={styles.coins} aria-hidden="true">
            {coins}
          </b>
          <span class={styles.sum}>
            <Sum amount={sum} beat={happening.beat} motion={false} />
          </span>
          <span class={styles.built} aria-hidden="true">
            <LandmarkIcon landmark="radio-tower" size={12} />
            {built.length}
          </span>
        </p>
        {fresh !== null && (
          <span class={styles.fresh} data-fresh={fresh} aria-hidden="true">
            <HousePicture card={fresh} />
          </span>
        )}
        <Houses view={view} seat={seat} fresh={fresh} />
        <ul class={styles.landmarks} aria-label={words.landmarksBuilt(built)}>
          {LANDMARKS.map(({ id, cost }, index) => {
            const status = statusOf(view.landmarks[seat][index]);
            const built = status !== 'unbuilt';
            const name = nameOf(id, language);
            return (
              <li
                key={id}
                class={styles.landmark}
                data-built={built || undefined}
                data-new={id === fresh || undefined}
                data-active={view.landmarks[seat][index] === ACTIVE || undefined}
                title={words.landmarkIs({ name, is: built ? words.landmarkStatus[status] : words.coins(cost) })}
              >
                <LandmarkIcon landmark={id} size={12} />
                <span class="unseen">{words.landmarkIs({ name, is: words.landmarkStatus[status] })}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** The town as counts, where the panel has room for it. */
function Houses({ view, seat, fresh }: Pick<OfSeat, 'view' | 'seat'> & { fresh: CardId | null }) {
  return (
    <div class={styles.houses} aria-hidden="true">
      {ESTABLISHMENTS.map(({ id }, index) => {
        const copies = view.cities[seat][index];
        if (copies === 0) return null;
        return (
          <span key={id} class={styles.house} data-new={id === fresh || undefined}>
            <HousePicture card={id} />
            {copies > 1 && <b>{copies}</b>}
          </span>
        );
      })}
    </div>
  );
}
