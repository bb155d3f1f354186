/** One monster in the city: large in Tokyo, waist-deep in the bay, small on the meadow; gone when it has fallen. */
import type { MonsterId, Place } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { MonsterPicture } from '../art/monster.tsx';
import { anchor } from '../flights.ts';
import type { Standing } from '../placement.ts';
import styles from './figure.module.css';
import type { Label } from './labels.ts';
import { LossLabel } from './loss-label.tsx';

/** The drawing's own height, from feet to head; it is scaled to what is needed, so that it can grow by moving only. */
const TALL = 120;
/** Pixels: what a label needs; from which on a monster is too large, or up to which it is too small, for a label of the usual kind. */
const LABEL = 30;
const GIANT = 220;
const SMALL = 70;
/** How much of a monster is under water. */
const UNDER_WATER = 0.28;

interface Props {
  seat: Seat;
  monster: MonsterId;
  place: Place;
  active: boolean;
  standing: Standing;
  label: Label | null;
  /** The reader wants to be shown this one. */
  pointed: boolean;
}

export function Figure({ seat, monster, place, active, standing, label, pointed }: Props) {
  const { x, y, tall } = standing;
  const scale = (tall / TALL) * (active && place === 'outside' ? 1.1 : 1);
  const sunk = place === 'bay' ? UNDER_WATER * tall : 0;
  const head = tall * (place === 'bay' ? 1 - UNDER_WATER : 1);
  return (
    <div
      class={styles.figure}
      data-place={place}
      data-active={active || undefined}
      data-pointed={pointed || undefined}
      data-figure={seat}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <i class={styles.ground} style={{ width: `${tall * (active ? 1.05 : 0.8)}px` }} />
      <div class={styles.size} style={{ transform: `translateY(${sunk}px) scale(${scale})` }}>
        <div class={styles.body} data-body="">
          <MonsterPicture monster={monster} class={styles.picture} />
        </div>
      </div>
      {place === 'bay' && <Waves width={tall * 0.95} />}
      <i class={styles.heart} style={{ top: `${-head * 0.55}px` }} data-anchor={anchor.monster(seat)} />
      {label !== null && (
        <div class={styles.label} style={{ transform: labelAt(place, standing, head) }}>
          <LossLabel label={label} small={place === 'outside' && tall < SMALL} />
        </div>
      )}
    </div>
  );
}

/** Over the head; beside it where there is no room above, or where a giant reaches up to the dice. */
function labelAt(place: Place, { y, tall }: Standing, head: number): string {
  const isLow = place !== 'outside' && y < head + LABEL;
  if (isLow && place === 'bay') return `translate(calc(-100% - ${tall * 0.4}px), ${-head}px)`;
  if (isLow || (place === 'city' && tall > GIANT))
    return `translate(${tall * 0.42}px, ${-tall * (isLow ? 0.95 : 0.72)}px)`;
  // Who stands outside wears it at the feet: overhead there is Tokyo's sign.
  if (place === 'outside') return `translate(-50%, ${tall < SMALL ? -14 : -24}px)`;
  return `translate(-50%, ${-head - 6}px) translateY(-100%)`;
}

/** Where a monster stands in the water. */
function Waves({ width }: { width: number }) {
  return (
    <svg class={styles.waves} viewBox="-50 -8 100 16" width={width} aria-hidden="true">
      <path d="M-49 0q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0" />
    </svg>
  );
}
