/** A station card: white with a street below it if it goes overground, green with a tunnel if underground. */
import { CARDS, type CardId, SYMBOLS } from '@yamanote/games/next-station-tokyo/rules';
import { SHAPES } from '../sheet/symbols.ts';
import styles from './station-card.module.css';

export function StationCard({ card }: { card: CardId }) {
  const { underground, symbol, doubleTrack, branch } = CARDS[card];
  return (
    <svg class={styles.card} data-underground={underground || undefined} viewBox="0 0 44 60" aria-hidden="true">
      <rect class={styles.face} x=".75" y=".75" width="42.5" height="58.5" rx="5.5" />
      <g class={styles.sign}>
        {symbol !== null && <path d={SHAPES[symbol]} transform="translate(22 24) scale(1.25)" stroke-width="3" />}
        {branch && <path d="M11 10L22 22.5L33 10M22 22.5V41" stroke-width="4.4" />}
        {doubleTrack && <AnySymbol />}
      </g>
      {underground ? <path class={styles.tunnel} d="M7 53Q22 43 37 53" /> : <path class={styles.street} d="M8 51H36" />}
    </svg>
  );
}

/** All four symbols, and the double track that may come with them. */
function AnySymbol() {
  return (
    <>
      {SYMBOLS.map((symbol, i) => (
        <path
          key={symbol}
          d={SHAPES[symbol]}
          transform={`translate(${13.5 + 17 * (i % 2)} ${12 + 16 * Math.floor(i / 2)}) scale(.56)`}
          stroke-width="3.8"
        />
      ))}
      <path d="M14 38.5H30M14 43H30" stroke-width="2" />
    </>
  );
}
