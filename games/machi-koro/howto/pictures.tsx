/** The pictures, made of what the board is made of. */

import {
  art,
  CategoryIcon,
  ColourShape,
  HORIZON,
  HousePicture,
  numbersOf,
  palette,
  Sky,
  SwapIcon,
  Town,
} from '@yamanote/games/machi-koro/board/pieces';
import {
  ACTIVE,
  type Colour,
  type Effect,
  ESTABLISHMENTS,
  type Establishment,
  type EstablishmentId,
  establishmentIndex,
  LANDMARK_IDS,
  LANDMARKS,
  type LandmarkId,
} from '@yamanote/games/machi-koro/rules';
import { Coin, Die, SeatBadge, signed } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import styles from './pictures.module.css';

function Part({ class: extra, children }: { class: string; children: ComponentChildren }) {
  return <div class={`${palette.palette} ${extra}`}>{children}</div>;
}

/** In the units of the town; sides and sky are cut off where the place is narrower or lower. */
const VIEW = { left: -310, top: -94, width: 620, height: 166 };
const TOWN: readonly EstablishmentId[] = [
  'wheat-field',
  'ranch',
  'bakery',
  'forest',
  'cheese-factory',
  'furniture-factory',
  'mine',
  'tv-station',
  'stadium',
  'business-center',
  'family-restaurant',
  'apple-orchard',
];

/** A town in which all landmarks stand. */
export function Cover() {
  const { left, top, width, height } = VIEW;
  return (
    <Part class={styles.cover}>
      <svg
        class={art}
        viewBox={`${left} ${top} ${width} ${height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <g transform={`translate(${left} ${top})`}>
          <Sky size={{ width, height }} horizon={HORIZON - top} />
        </g>
        <Town
          city={ESTABLISHMENTS.map(({ id }) => (TOWN.includes(id) ? 1 : 0))}
          landmarks={LANDMARK_IDS.map(() => ACTIVE)}
          landmarkState={() => 'none'}
          site={null}
        />
      </svg>
    </Part>
  );
}

/** One die, and what the station adds to it. */
export function Rolling() {
  return (
    <Part class={styles.rolling}>
      <Die face={3} size={40} />
      <i />
      <HousePicture card="train-station" />
      <Die face={3} size={34} />
      <Die face={4} size={34} />
      <b>= 7</b>
    </Part>
  );
}

/** Who rolled pays who owns the café. */
export function Paying() {
  return (
    <Part class={styles.scene}>
      <span class={styles.person}>
        <Die face={3} size={40} />
        <SeatBadge seat={0} size={24} />
      </span>
      <span class={styles.way}>
        <Coin size={26} />
        <Arrow />
      </span>
      <Owned card="cafe" coins={1} seat={1} />
    </Part>
  );
}

/** What the bank pays for a 2. */
export function Earning() {
  return (
    <Part class={styles.scene}>
      <Die face={2} size={40} />
      <Arrow />
      <Owned card="ranch" coins={1} />
      <Owned card="bakery" coins={1} />
    </Part>
  );
}

export function Building() {
  return (
    <Part class={styles.scene}>
      <span class={styles.purse}>
        <Coin size={22} />
        <Coin size={22} />
        <Coin size={22} />
      </span>
      <Arrow />
      <span class={styles.site}>
        <HousePicture card="forest" />
      </span>
    </Part>
  );
}

function Owned({ card, coins, seat }: { card: EstablishmentId; coins: number; seat?: number }) {
  const { colour } = ESTABLISHMENTS[establishmentIndex(card)];
  return (
    <span class={`${styles.owned} ${palette[colour]}`}>
      <HousePicture card={card} />
      <b>{signed(coins)}</b>
      {seat !== undefined && <SeatBadge seat={seat} size={24} />}
    </span>
  );
}

/** The head of a card of this colour. */
export function Band({ colour }: { colour: Colour }) {
  return (
    <Part class={`${styles.band} ${palette[colour]}`}>
      <ColourShape colour={colour} size={16} />
    </Part>
  );
}

export function Gain({ coins }: { coins: number }) {
  return (
    <Part class={styles.gain}>
      <b>{signed(coins)}</b> <Coin size={18} />
    </Part>
  );
}

export function Swap() {
  return (
    <Part class={styles.gain}>
      <SwapIcon size={18} />
    </Part>
  );
}

/** All types, each with what it costs and what it brings. */
export function Establishments({ nameOf }: { nameOf(card: EstablishmentId): string }) {
  return (
    <Part class={styles.shelf}>
      <div class={styles.cards}>
        {ESTABLISHMENTS.map((card) => (
          <Card key={card.id} card={card} name={nameOf(card.id)} />
        ))}
      </div>
    </Part>
  );
}

function Card({ card: { id, colour, icon, numbers, cost, effect }, name }: { card: Establishment; name: string }) {
  return (
    <span class={`${styles.card} ${palette[colour]}`}>
      <span class={styles.head} data-wide={numbersOf(numbers).length > 3 || undefined}>
        <ColourShape colour={colour} size={9} />
        <b>{numbersOf(numbers)}</b>
        <CategoryIcon icon={icon} size={13} />
      </span>
      <HousePicture card={id} />
      <small>{name}</small>
      <span class={styles.foot}>
        <Coin size={12} />
        {cost}
        <i>→</i>
        <Brings effect={effect} />
      </span>
    </span>
  );
}

function Brings({ effect }: { effect: Effect }) {
  if ('swap' in effect) return <SwapIcon size={13} />;
  return (
    <b>
      {effect.coins}
      {'per' in effect && (
        <>
          ×<CategoryIcon icon={effect.per} size={12} />
        </>
      )}
    </b>
  );
}

export function Landmark({ landmark, cost }: { landmark: LandmarkId; cost: number }) {
  return (
    <Part class={styles.landmark}>
      <HousePicture card={landmark} />
      <b>
        <Coin size={15} /> {cost}
      </b>
    </Part>
  );
}

/** All four in a row, and what they cost together. */
export function Winning() {
  return (
    <Part class={styles.winning}>
      {LANDMARK_IDS.map((id) => (
        <HousePicture key={id} card={id} />
      ))}
      <b>
        <Coin size={17} /> {LANDMARKS.reduce((sum, { cost }) => sum + cost, 0)}
      </b>
    </Part>
  );
}

function Arrow() {
  return (
    <svg class={styles.arrow} viewBox="0 0 40 24" aria-hidden="true">
      <path d="M3 12h32m-9-8 9 8-9 8" />
    </svg>
  );
}
