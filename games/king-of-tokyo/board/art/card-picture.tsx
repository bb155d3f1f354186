import type { CardId } from '@yamanote/games/king-of-tokyo/rules';
import styles from './card-picture.module.css';
import drawings from './cards.svg';

/** A card's picture; it fills its place, and what it shows is said beside it. */
export function CardPicture({ card, class: extra = '' }: { card: CardId; class?: string }) {
  return (
    <svg
      class={`${styles.picture} ${extra}`}
      viewBox="0 0 120 80"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${drawings}#${card}`} width="120" height="80" />
    </svg>
  );
}
