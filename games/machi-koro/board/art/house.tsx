/** The houses: one hidden drawing in the page, and pictures that refer to it. */
import type { CardId } from '@yamanote/games/machi-koro/rules';
import { useLayoutEffect } from 'preact/hooks';
import styles from './houses.module.css';
import houses from './houses.svg?raw';

const SPRITE = 'machi-koro-houses';

/** Puts the drawings into the page, once; every component that shows houses asks for it. */
export function useHouses(): void {
  useLayoutEffect(() => {
    if (document.getElementById(SPRITE) !== null) return;
    const holder = document.createElement('div');
    holder.id = SPRITE;
    holder.hidden = true;
    holder.innerHTML = houses;
    document.body.append(holder);
  }, []);
}

/** For the `<svg>` around houses: it brings their colours. */
export const art = styles.art;

/** A house in a drawing, its ground tile around the origin. */
export function House({ card }: { card: CardId }) {
  return <use href={`#mk-${card}`} />;
}

/** A house as a picture by itself; what it shows is said beside it. */
export function HousePicture({ card, class: extra = '' }: { card: CardId; class?: string }) {
  useHouses();
  return (
    <svg class={`${styles.art} ${extra}`} viewBox={VIEW_BOXES[card] ?? '-33 -48 66 67'} aria-hidden="true">
      <House card={card} />
    </svg>
  );
}

/** Tall ones need more room above. */
const VIEW_BOXES: Partial<Record<CardId, string>> = {
  'business-center': '-38 -58 76 77',
  'tv-station': '-38 -58 76 77',
  'shopping-mall': '-40 -63 80 82',
  'amusement-park': '-38 -58 76 77',
  'radio-tower': '-50 -83 100 102',
};
