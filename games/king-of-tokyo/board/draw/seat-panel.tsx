/** Inside a seat's panel: hearts, stars, energy, cards and counters, and a ribbon for who is in Tokyo, or out. */
import { Sign, type SignName } from '../art/icons.tsx';
import { anchor } from '../flights.ts';
import { recall } from '../memory.ts';
import type { OfSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import palette from './palette.module.css';
import styles from './seat-panel.module.css';

export function SeatPanel(props: OfSeat) {
  const { seat, language } = props;
  const words = boardWords[language];
  const { hearts, stars, energy, place, poison, shrink, cards } = recall(props).view.monsters[seat];
  return (
    <div
      class={`${palette.palette} ${styles.panel}`}
      data-out={place === 'out' || undefined}
      data-flag={place === 'outside' ? undefined : ''}
    >
      {place !== 'outside' && <em class={styles.flag}>{words.flags[place]}</em>}
      <p class={styles.counts}>
        <Count sign="heart" amount={hearts} label={words.hearts(hearts)} at={anchor.hearts(seat)} />
        <Count sign="star" amount={stars} label={words.stars(stars)} at={anchor.stars(seat)} />
        <Count sign="energy" amount={energy} label={words.energy(energy)} at={anchor.energy(seat)} />
        <span class={styles.extras}>
          {cards.length > 0 && (
            <Count sign="card" amount={cards.length} label={words.cards(cards.length)} at={anchor.cards(seat)} />
          )}
          {poison > 0 && <Count sign="poison" amount={poison} label={words.poison(poison)} />}
          {shrink > 0 && <Count sign="shrink" amount={shrink} label={words.shrink(shrink)} />}
        </span>
      </p>
    </div>
  );
}

interface CountProps {
  sign: SignName;
  amount: number;
  label: string;
  at?: string;
}

function Count({ sign, amount, label, at }: CountProps) {
  return (
    <span class={styles.count} data-count={sign} data-anchor={at} title={label}>
      <Sign name={sign} />
      <b aria-hidden="true">{amount}</b>
      <span class="unseen">{label}</span>
    </span>
  );
}
