/** Small signs over the houses. What they say is said in words elsewhere. */
import { ESTABLISHMENTS, establishmentIndex } from '@yamanote/games/machi-koro/rules';
import { signed } from '@yamanote/kit';
import { type Camera, project, type Size } from '../camera.ts';
import { type HouseCoins, placesOf } from '../house-coins.ts';
import type { House } from '../town.ts';
import palette from './palette.module.css';
import styles from './signs.module.css';

export function at({ x, y }: { x: number; y: number }) {
  return { left: `${x}px`, top: `${y}px` };
}

/** What a house has just paid. */
export function Coins({ paid, camera, size }: { paid: readonly HouseCoins[]; camera: Camera; size: Size }) {
  return placesOf(paid, camera, size).map(({ house, card, coins, x, y }) => (
    <span
      key={`${card} ${house.copy}`}
      class={`${styles.coins} ${palette[ESTABLISHMENTS[establishmentIndex(card)].colour]}`}
      style={at({ x, y })}
      data-coins={card}
      aria-hidden="true"
    >
      {signed(coins)}
    </span>
  ));
}

/** How many cards a house stands for, where copies are stacked. */
export function Stacks({ houses, camera }: { houses: readonly House[]; camera: Camera }) {
  return houses
    .filter(({ cards }) => cards > 1)
    .map(({ card, cards, x, y }) => (
      <span key={card} class={styles.stack} style={at(project({ x, y: y + 10 }, camera))} aria-hidden="true">
        ×{cards}
      </span>
    ));
}
