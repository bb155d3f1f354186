/** The pictures, made of what the board is made of. */
import { inkOf, PencilArt, palette, StationCard } from '@yamanote/games/next-station-tokyo/board/pieces';
import {
  CARD_IDS,
  CARDS,
  type CardId,
  INTERCHANGE_POINTS,
  type LineScore,
  lineScore,
  PENCILS,
  type PencilId,
} from '@yamanote/games/next-station-tokyo/rules';
import { signed } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import styles from './pictures.module.css';
import { type Lines, MAP, SheetPart, Struck, sheetOf } from './sheet-part.tsx';

function Part({ class: extra, children }: { class: string; children: ComponentChildren }) {
  return <div class={`${palette.palette} ${extra}`}>{children}</div>;
}

/** From the west to the east, through the centre. */
const ACROSS = ['x0y6 x2y6 x4y6 x4y5 x6y5 x7y5 x9y5', 'x0y6 x1y7'];

const NETWORK: Lines = {
  blue: ACROSS,
  pink: ['x6y9 x6y7 x4y5 x3y4 x2y4 x1y4 x0y3'],
  brown: ['x9y3 x9y5 x7y7', 'x9y3 x8y3 x7y3 x7y2'],
  purple: ['x3y0 x3y2 x3y3 x5y3 x7y3', 'x3y0 x2y1 x1y1'],
};

/** A finished sheet on the desk, and the pencils that drew it. */
export function Cover() {
  return (
    <Part class={styles.cover}>
      <SheetPart lines={NETWORK} frame={[0, 2.5, 10, 3.8]} />
      <span class={styles.pencils}>
        {PENCILS.map((pencil) => (
          <PencilArt key={pencil} pencil={pencil} />
        ))}
      </span>
    </Part>
  );
}

export function Cards({ cards }: { cards: readonly CardId[] }) {
  return (
    <Part class={styles.cards}>
      {cards.map((card) => (
        <StationCard key={card} card={card} />
      ))}
    </Part>
  );
}

export const UNDERGROUND: readonly CardId[] = CARD_IDS.filter((id) => CARDS[id].underground);

/** A square comes up: from an end of the line to the nearest square. */
export function Drawing() {
  return (
    <Part class={styles.drawing}>
      <StationCard card="overground-square" />
      <span class={styles.paper}>
        <SheetPart lines={{ pink: ['x6y9 x4y9'] }} frame={[3.1, 7.75, 4.6, 2.25]} running="pink" marked />
      </span>
    </Part>
  );
}

/** Large where nothing else needs the room. */
interface Sized {
  large: boolean;
}

export function Crossing({ large }: Sized) {
  return (
    <Small large={large}>
      <SheetPart lines={{ blue: ['x0y6 x2y4'] }} frame={[-0.7, 3.7, 4.2, 3.6]}>
        <Struck from={[0, 4]} to={[2, 6]} />
      </SheetPart>
    </Small>
  );
}

export function Through({ large }: Sized) {
  return (
    <Small large={large}>
      <SheetPart lines={{ blue: ['x0y6 x2y6 x4y6'] }} frame={[0.3, 4.9, 4.2, 3.6]} />
    </Small>
  );
}

export function Returning({ large }: Sized) {
  return (
    <Small large={large}>
      <SheetPart lines={{ pink: ['x6y9 x4y9', 'x6y9 x5y8'] }} frame={[3.4, 6.9, 4.2, 3.6]}>
        <Struck from={[5, 8]} to={[4, 9]} />
      </SheetPart>
    </Small>
  );
}

export function Beside({ large }: Sized) {
  return (
    <Small large={large}>
      <SheetPart lines={{ brown: ['x9y3 x9y5 x7y5 x7y3'] }} frame={[5.4, 2.7, 4.2, 3.6]} />
    </Small>
  );
}

/** Straight on, whatever the symbol. */
export function Extension() {
  return (
    <Tiny>
      <SheetPart lines={{ pink: ['x6y9 x4y9 x2y9'] }} frame={[1.3, 8, 5.6, 2]} running="pink" />
    </Tiny>
  );
}

export function DoubleStation() {
  return (
    <Tiny>
      <SheetPart lines={{ pink: ['x6y9 x4y9'] }} frame={[3.2, 8.3, 3.7, 1.7]} running="pink" circled="x4y9" marked />
    </Tiny>
  );
}

export function Pair() {
  return (
    <Part class={styles.pair}>
      <StationCard card="overground-switch" />
      <StationCard card="overground-joker" />
    </Part>
  );
}

function Small({ large, children }: Sized & { children: ComponentChildren }) {
  return <Part class={large ? styles.large : styles.small}>{children}</Part>;
}

function Tiny({ children }: { children: ComponentChildren }) {
  return <Part class={styles.tiny}>{children}</Part>;
}

/** What the example's line is worth. */
export const EXAMPLE: LineScore = lineScore(MAP, sheetOf({ blue: ACROSS }, null), PENCILS.indexOf('blue'));

export function Line() {
  return (
    <Part class={styles.line}>
      <span class={styles.paper}>
        <SheetPart lines={{ blue: ACROSS }} frame={[-0.3, 1.6, 10.6, 7]} />
      </span>
      <Product pencil="blue" {...EXAMPLE} />
    </Part>
  );
}

function Product({ pencil, districts, stations, points }: LineScore & { pencil: PencilId }) {
  return (
    <b class={styles.product}>
      <i style={{ background: inkOf(pencil) }} />
      {districts} × {stations} = {points}
    </b>
  );
}

export function Points({ points }: { points: number }) {
  return (
    <Part class={styles.points}>
      <b data-loss={points < 0 || undefined}>{signed(points)}</b>
    </Part>
  );
}

/** How many lines meet, and what such a station is worth: two make an interchange, but no points. */
export function Interchanges() {
  return (
    <Part class={styles.interchanges}>
      {INTERCHANGE_POINTS.map(
        (points, lines) =>
          lines >= 2 && (
            <span key={lines}>
              <i>{lines}</i>
              <b>{signed(points)}</b>
            </span>
          ),
      )}
    </Part>
  );
}

/** Pencils go round: each moves one place to the left. */
export function Passing() {
  return (
    <Part class={styles.passing}>
      {PENCILS.map((pencil) => (
        <PencilArt key={pencil} pencil={pencil} />
      ))}
    </Part>
  );
}
