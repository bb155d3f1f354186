/** The pictures beside the map, made of what the board is made of. */
import {
  Building,
  Car,
  Customer,
  Glyph,
  type GlyphName,
  Kaiju,
  palette,
  StationFigure,
  TrackLine,
  TrackSample,
  WardIcon,
} from '@yamanote/games/shinjuku/board/pieces';
import {
  BUILDINGS,
  type CustomerId,
  DEPARTMENT,
  DEPARTMENT_STORES,
  editionOf,
  GOODS,
  MOST_SEATS,
  QUEUE_AT_START,
  SET_POINTS,
  SHOPS,
  STAR_STACKS,
  STORES_OF_A_GOOD,
  type WardId,
} from '@yamanote/games/shinjuku/rules';
import { WARD_NAMES } from '@yamanote/games/shinjuku/words';
import type { ComponentChildren } from 'preact';
import { ME } from './city.tsx';
import styles from './pictures.module.css';
import type { EditionId } from './words/en.ts';

const FOOD = SHOPS.indexOf('food');
const CLOTHING = SHOPS.indexOf('clothing');

export function factsOf(edition: EditionId) {
  return editionOf({ options: { edition } } as Parameters<typeof editionOf>[0]);
}

function Part({ class: extra, children }: { class: string; children: ComponentChildren }) {
  return <div class={`${palette.palette} ${extra}`}>{children}</div>;
}

function repeat(count: number, draw: (i: number) => ComponentChildren): ComponentChildren[] {
  return Array.from({ length: count }, (_, i) => draw(i));
}

/** What everyone has at the start, and what the map has. */
export function Pieces({ edition }: { edition: EditionId }) {
  const { hand, pieces, hasQueue } = factsOf(edition);
  return (
    <Part class={styles.pieces}>
      <Counted count={hand}>
        <MiniCard ward="minato" />
      </Counted>
      {GOODS.map((good, shop) => (
        <Counted key={good} count={STORES_OF_A_GOOD}>
          <Building seat={ME} shop={shop} size={30} />
        </Counted>
      ))}
      <Counted count={DEPARTMENT_STORES}>
        <Building seat={ME} shop={DEPARTMENT} size={34} />
      </Counted>
      {pieces[2] === pieces[MOST_SEATS] ? (
        <Counted count={pieces[2]}>
          <TrackSample seat={ME} width={34} />
        </Counted>
      ) : (
        <TrackBySeats pieces={pieces} />
      )}
      {hasQueue && (
        <Counted count={4}>
          <span class={styles.startWard}>
            <WardIcon ward="koto" size={36} />
            <span>
              <Customer customer="food" size={24} />
              <Customer customer="books" size={24} />
            </span>
          </span>
        </Counted>
      )}
    </Part>
  );
}

function Counted({ count, children }: { count: number; children: ComponentChildren }) {
  return (
    <span class={styles.counted}>
      {children}
      <b>×{count}</b>
    </span>
  );
}

/** In the prototype the more people play, the less track each has. */
function TrackBySeats({ pieces }: { pieces: Readonly<Record<number, number>> }) {
  return (
    <span class={styles.bySeats}>
      <TrackSample seat={ME} width={34} />
      {Object.entries(pieces).map(([seats, count]) => (
        <span key={seats}>
          <small>
            <Glyph name="customer" size={11} />
            {seats}
          </small>
          <b>×{count}</b>
        </span>
      ))}
    </span>
  );
}

export function Opening() {
  return (
    <Part class={styles.row}>
      <PlainCard ward="taito" />
      <Arrow />
      <svg class={styles.station} viewBox="-22 -22 44 44" aria-hidden="true">
        <StationFigure marked building={BUILDINGS[ME][CLOTHING]} />
      </svg>
    </Part>
  );
}

const JOINED = [
  { x: 26, y: 78 },
  { x: 110, y: 52 },
  { x: 194, y: 78 },
] as const;

/** Two pieces that meet, with what each of them costs. */
export function Laying({ free }: { free: string }) {
  const [one, middle, other] = JOINED;
  return (
    <Part class={styles.drawing}>
      <svg viewBox="0 0 220 104" aria-hidden="true">
        <TrackLine seat={ME} x1={one.x} y1={one.y} x2={middle.x} y2={middle.y} />
        <TrackLine seat={ME} x1={middle.x} y1={middle.y} x2={other.x} y2={other.y} />
        {JOINED.map(({ x, y }) => (
          <g key={x} transform={`translate(${x} ${y}) scale(1.2)`}>
            <StationFigure marked={x === middle.x} building={null} />
          </g>
        ))}
      </svg>
      <b class={styles.price} data-side="left">
        {free}
      </b>
      <b class={styles.price} data-side="right">
        <Glyph name="card" size={18} />
      </b>
    </Part>
  );
}

const RIDERS: readonly CustomerId[] = ['food', 'books', 'clothing*'];

export function Riding() {
  return (
    <Part class={styles.drawing}>
      <svg viewBox="0 0 220 104" aria-hidden="true">
        <TrackLine seat={ME} x1={24} y1={80} x2={188} y2={80} />
        <g transform="translate(24 80) scale(1.3)">
          <StationFigure marked={false} building={null} />
        </g>
        <g transform="translate(188 70) scale(1.7)">
          <StationFigure marked={false} building={BUILDINGS[ME][FOOD]} />
        </g>
      </svg>
      <span class={styles.riders}>
        {RIDERS.map((customer) => (
          <Customer key={customer} customer={customer} size={44} />
        ))}
        <Arrow />
      </span>
    </Part>
  );
}

export function Upgrading({ edition }: { edition: EditionId }) {
  const [stars = 0] = factsOf(edition).starStacks;
  return (
    <Part class={styles.row}>
      <span class={styles.spent}>
        <Building seat={ME} shop={FOOD} size={40} />
        <MiniCard ward="taito" />
        <Customer customer="food" size={38} />
      </span>
      <Arrow />
      <span class={styles.upgraded}>
        <Building seat={ME} shop={DEPARTMENT} size={58} />
        {stars > 0 && <Stars count={stars} size={18} />}
      </span>
    </Part>
  );
}

const DRAWN: readonly WardId[] = ['nakano', 'koto', 'minato', 'shibuya', 'taito'];

export function Drawing({ edition }: { edition: EditionId }) {
  return (
    <Part class={styles.fan}>
      {DRAWN.slice(0, factsOf(edition).hand).map((ward) => (
        <PlainCard key={ward} ward={ward} />
      ))}
    </Part>
  );
}

/** By slot, the fourth first. */
const QUEUED: readonly { ward: WardId; customers: readonly CustomerId[] }[] = [
  { ward: 'setagaya', customers: [] },
  { ward: 'minato', customers: [] },
  { ward: 'sumida', customers: ['books*'] },
  { ward: 'edogawa', customers: ['food'] },
];

export function Queue() {
  return (
    <Part class={styles.queue}>
      {QUEUED.map(({ ward, customers }, i) => (
        <span key={ward} class={styles.slot} data-next={i === QUEUED.length - 1 || undefined}>
          <span class={styles.queued}>
            {customers.map((customer) => (
              <Customer key={customer} customer={customer} size={32} />
            ))}
          </span>
          <WardCard ward={ward} />
          <small>{QUEUED.length - i}</small>
        </span>
      ))}
      <Arrow />
    </Part>
  );
}

/** How many customers the queue holds, and below it the stars that an upgrade earns on the way there. */
export function StarTrack() {
  return (
    <Part class={styles.track}>
      {[0, ...STAR_STACKS].map((stars, i) => (
        <span key={i} data-now={i === 0 || undefined}>
          <b>
            <Glyph name="customer" size={13} />
            {QUEUE_AT_START + i}
          </b>
          <Stars count={stars} size={13} />
        </span>
      ))}
    </Part>
  );
}

/** In the prototype: how many come, by department stores on the map. */
export function Arrivals() {
  return (
    <Part class={styles.arrivals}>
      <span class={styles.arriving}>
        <WardCard ward="koto" />
        <Arrow />
        <span class={styles.arrived}>
          <WardIcon ward="koto" size={76} />
          <Customer customer="food" size={34} />
        </span>
      </span>
      <span>
        <Building seat={ME} shop={DEPARTMENT} size={30} />
        <b>0–2</b>
        <Arrow />
        <Customer customer="food" size={32} />
      </span>
      <span>
        <Building seat={ME} shop={DEPARTMENT} size={30} />
        <b>3+</b>
        <Arrow />
        <Customer customer="food" size={32} />
        <Customer customer="books*" size={32} />
      </span>
    </Part>
  );
}

export function Sign({ name }: { name: GlyphName }) {
  return (
    <span class={styles.sign}>
      <Glyph name={name} size={18} />
    </span>
  );
}

/** A card of a ward with a building of mine. */
export function OwnCard() {
  return (
    <Part class={styles.own}>
      <WardCard ward="minato" />
      <span>
        <Building seat={ME} shop={FOOD} size={28} />
      </span>
    </Part>
  );
}

export function ThreeCards() {
  return (
    <Part class={styles.three}>
      {DRAWN.slice(0, 3).map((ward) => (
        <MiniCard key={ward} ward={ward} />
      ))}
    </Part>
  );
}

export function Ceo() {
  return (
    <Part class={styles.figure}>
      <Car seat={ME} size={26} />
    </Part>
  );
}

export function Monster() {
  return (
    <Part class={styles.figure}>
      <Kaiju size={42} />
    </Part>
  );
}

export function Premium() {
  return (
    <Part class={styles.figure}>
      <Customer customer="books*" size={32} />
    </Part>
  );
}

export function Star() {
  return (
    <Part class={styles.figure}>
      <Stars count={1} size={22} />
    </Part>
  );
}

/** A figure of this edition, and the other's. */
export function Versus({ here, there, other }: Record<'here' | 'there' | 'other', ComponentChildren>) {
  return (
    <span class={styles.versus}>
      <b>{here}</b>
      <small>
        {other} {there}
      </small>
    </span>
  );
}

/** A row of figures, for 2, 3 and 4 players. */
export function BySeats({ pieces }: { pieces: string }) {
  return (
    <>
      {pieces}{' '}
      <span class={styles.players}>
        <Glyph name="customer" size={11} />
        {[2, 3, MOST_SEATS].join('/')}
      </span>
    </>
  );
}

/** What a set is worth, the largest first. */
export function Sets() {
  return (
    <Part class={styles.sets}>
      {SET_POINTS.map((points, size) => ({ points, size }))
        .slice(1)
        .toReversed()
        .map(({ points, size }) => (
          <span key={size}>
            <span>
              {GOODS.slice(0, size).map((good) => (
                <Customer key={good} customer={good} size={30} />
              ))}
            </span>
            <b>{points}</b>
          </span>
        ))}
    </Part>
  );
}

/** The most numerous good is dropped; the others count, doubles twice. */
const WON: readonly { customers: readonly CustomerId[]; points: number }[] = [
  { customers: ['food', 'food', 'food', 'food'], points: 0 },
  { customers: ['clothing', 'clothing'], points: 2 },
  { customers: ['books', 'books*'], points: 3 },
  { customers: ['electronics'], points: 1 },
];

export function Goods() {
  return (
    <Part class={styles.sets}>
      {WON.map(({ customers, points }) => (
        <span key={customers[0]} data-dropped={points === 0 || undefined}>
          <span>
            {customers.map((customer, i) => (
              <Customer key={i} customer={customer} size={30} />
            ))}
          </span>
          <b>{points}</b>
        </span>
      ))}
    </Part>
  );
}

/** With its name in both scripts, as on the board. */
function WardCard({ ward }: { ward: WardId }) {
  const { japanese, latin } = WARD_NAMES[ward];
  return (
    <span class={styles.card}>
      <b lang="ja">{japanese.replace('区', '')}</b>
      <small>{latin}</small>
      <WardIcon ward={ward} size={30} />
    </span>
  );
}

/** For pictures that grow so small that no name could be read. */
function PlainCard({ ward }: { ward: WardId }) {
  return (
    <span class={styles.plain}>
      <WardIcon ward={ward} size={44} />
    </span>
  );
}

function MiniCard({ ward }: { ward: WardId }) {
  return (
    <span class={styles.mini}>
      <WardIcon ward={ward} size={22} />
    </span>
  );
}

function Stars({ count, size }: { count: number; size: number }) {
  return (
    <span class={styles.stars}>
      {repeat(count, (i) => (
        <Glyph key={i} name="star" size={size} />
      ))}
    </span>
  );
}

function Arrow() {
  return (
    <svg class={styles.arrow} viewBox="0 0 40 24" aria-hidden="true">
      <path d="M3 12h32m-9-8 9 8-9 8" />
    </svg>
  );
}
