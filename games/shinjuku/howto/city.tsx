/** Pictures on the map of Tokyo, drawn as the board draws it. */
import {
  CarFigure,
  CustomerFigure,
  GROUND,
  KaijuFigure,
  LINES,
  LINK_LINE,
  lineBetween,
  lines,
  palette,
  STATION_PLACES,
  StationFigure,
  TrackLine,
  WARD_PLACES,
} from '@yamanote/games/shinjuku/board/pieces';
import {
  BUILDINGS,
  CONNECTION_IDS,
  type ConnectionId,
  CUSTOMERS,
  type CustomerId,
  customerIndex,
  isMarked,
  SHOPS,
  type Shop,
  STATION_IDS,
  type StationId,
  type WardId,
} from '@yamanote/games/shinjuku/rules';
import { type PlaceName, STATION_NAMES } from '@yamanote/games/shinjuku/words';
import type { Seat } from '@yamanote/kernel';
import { SeatMark } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import styles from './city.module.css';
import type { EditionId } from './words/en.ts';

/** Whose turn it is in the pictures, and those who play against it. */
export const ME: Seat = 2;
const [ORANGE, BLUE, GREEN]: readonly Seat[] = [0, 1, 3];

interface Network {
  tracks: Partial<Readonly<Record<ConnectionId, Seat>>>;
  buildings: Partial<Readonly<Record<StationId, readonly [Seat, Shop]>>>;
}

interface CityProps extends Network {
  /** The part of the map that is shown, and which side of it stays in sight where there is less room. */
  view: string;
  side?: 'xMid' | 'xMax';
  below?: ComponentChildren;
  children?: ComponentChildren;
}

function City({ view, side = 'xMid', tracks, buildings, below, children }: CityProps) {
  const ownerOf = (id: ConnectionId) => tracks[id];
  return (
    <svg
      class={`${palette.palette} ${styles.city}`}
      viewBox={view}
      preserveAspectRatio={`${side}YMid slice`}
      aria-hidden="true"
    >
      {GROUND}
      {CONNECTION_IDS.map((id) =>
        ownerOf(id) === undefined ? <line key={id} class={lines.possible} {...LINES[id]} /> : null,
      )}
      {below}
      <line class={lines.linkCasing} {...LINK_LINE} />
      <line class={lines.link} {...LINK_LINE} />
      {Object.entries(tracks).map(([id, seat]) => (
        <TrackLine key={id} seat={seat} {...LINES[id as ConnectionId]} />
      ))}
      {STATION_IDS.map((id, station) => {
        const [owner, shop] = buildings[id] ?? [];
        return (
          <g key={id} transform={`translate(${STATION_PLACES[id].x} ${STATION_PLACES[id].y})`}>
            <StationFigure
              marked={isMarked(station)}
              building={owner === undefined ? null : BUILDINGS[owner][SHOPS.indexOf(shop as Shop)]}
            />
          </g>
        );
      })}
      {children}
    </svg>
  );
}

/** Side by side, each on the line at `y`. */
function Group({ x, y, customers }: { x: number; y: number; customers: readonly CustomerId[] }) {
  return (
    <>
      {customers.map((customer, i) => (
        <g key={i} transform={`translate(${x + (i - (customers.length - 1) / 2) * 20} ${y})`}>
          <CustomerFigure customer={customerIndex(customer)} />
        </g>
      ))}
    </>
  );
}

function Waiting({ ward, customers }: { ward: WardId; customers: readonly CustomerId[] }) {
  const { x, y } = WARD_PLACES[ward].crowd;
  return <Group x={x} y={y} customers={customers} />;
}

/** The retail edition by the bay, with what its variants bring; the prototype in the middle of the city. */
export function Cover({ edition }: { edition: EditionId }) {
  return edition === 'retail' ? <BayCover /> : <CentreCover />;
}

function BayCover() {
  const car = WARD_PLACES.koto.car;
  return (
    <City
      view="400 468 620 238"
      side="xMax"
      tracks={{
        'roppongi~shimbashi': ME,
        'kachidoki~shimbashi': BLUE,
        'shimbashi~shinagawa': BLUE,
        'daiba~shimbashi': ORANGE,
        'daiba~shin-kiba': ORANGE,
        'kachidoki~monzen-nakacho': GREEN,
        'monzen-nakacho~shin-kiba': GREEN,
        'kasai-rinkai-koen~shin-kiba': ME,
        'oimachi~shinagawa': BLUE,
      }}
      buildings={{
        shimbashi: [BLUE, 'department'],
        kachidoki: [GREEN, 'food'],
        daiba: [ORANGE, 'books'],
        'shin-kiba': [ME, 'clothing'],
        shinagawa: [BLUE, 'electronics'],
        roppongi: [ME, 'food'],
        meguro: [GREEN, 'clothing'],
      }}
    >
      <Waiting ward="koto" customers={['food', 'books*', 'clothing']} />
      <Waiting ward="minato" customers={['electronics*', 'food']} />
      <g transform={`translate(${car.x} ${car.y + 24})`}>
        <CarFigure seat={ME} />
      </g>
      <g transform="translate(886 664)">
        <KaijuFigure />
      </g>
    </City>
  );
}

function CentreCover() {
  return (
    <City
      view="222 214 600 238"
      tracks={{
        'shinjuku~takadanobaba': ME,
        'shinjuku~yotsuya': ME,
        'tokyo~yotsuya': ME,
        'iidabashi~takadanobaba': GREEN,
        'iidabashi~todai-mae': GREEN,
        'akihabara~iidabashi': ORANGE,
        'akihabara~tokyo': ORANGE,
        'akihabara~ueno': ORANGE,
        'akihabara~kinshicho': BLUE,
        'hatchobori~tokyo': BLUE,
        'hirai~kinshicho': BLUE,
        'oshiage~ueno': GREEN,
      }}
      buildings={{
        shinjuku: [ME, 'department'],
        takadanobaba: [GREEN, 'books'],
        yotsuya: [ME, 'clothing'],
        tokyo: [BLUE, 'food'],
        akihabara: [ORANGE, 'electronics'],
        ueno: [ORANGE, 'food'],
        kinshicho: [BLUE, 'books'],
        oshiage: [GREEN, 'clothing'],
      }}
    >
      <Waiting ward="shinjuku" customers={['food', 'clothing*']} />
      <Waiting ward="chiyoda" customers={['books']} />
      <Waiting ward="chuo" customers={['electronics*', 'food']} />
      <Waiting ward="sumida" customers={['clothing']} />
    </City>
  );
}

const WAY = ['tokyo', 'yotsuya', 'shinjuku', 'yoyogi'] as const satisfies readonly StationId[];

/** Who gets off where, beside the station: to the side that has room. */
const PLATES: Readonly<Record<'yotsuya' | 'shinjuku' | 'yoyogi', { x: number; y: number; customer: CustomerId }>> = {
  yotsuya: { x: 412, y: 321, customer: 'clothing' },
  shinjuku: { x: 236, y: 372, customer: 'food' },
  yoyogi: { x: 256, y: 432, customer: 'books' },
};

/** From Tōkyō to Yoyogi: one gets off at a rival's, one at mine. The prototype's ride needs somebody for its last station. */
export function Ride({ edition, letters }: { edition: EditionId; letters: keyof PlaceName }) {
  const delivers = edition === 'r12';
  return (
    <div class={styles.ride}>
      <City
        view="190 270 420 186"
        tracks={{ 'tokyo~yotsuya': BLUE, 'shinjuku~yotsuya': ME, 'akihabara~iidabashi': GREEN }}
        buildings={{
          yotsuya: [BLUE, 'clothing'],
          shinjuku: [ME, 'food'],
          ...(delivers && { yoyogi: [ME, 'books'] as const }),
        }}
        below={WAY.slice(1).map((station, i) => (
          <line key={station} class={styles.way} {...lineBetween(WAY[i], station)} />
        ))}
      >
        {WAY.slice(1).map((station, i) => (
          <Towards key={station} from={at(WAY[i])} to={at(station)} />
        ))}
        {WAY.map((station) => (
          <circle key={station} class={styles.stop} cx={at(station).x} cy={at(station).y} r="22" />
        ))}
        <Group x={at('tokyo').x} y={at('tokyo').y - 24} customers={['food', 'clothing', 'books']} />
        <Plate at="yotsuya" owner={BLUE} />
        <Plate at="shinjuku" owner={ME} />
        <Plate at="yoyogi" owner={delivers ? ME : null} />
        {WAY.map((station) => {
          const { label } = STATION_PLACES[station];
          const { x, y, anchor } = NAMES[station] ?? label;
          return (
            <text key={station} class={styles.name} x={x} y={y} dy="0.36em" text-anchor={anchor}>
              {STATION_NAMES[station][letters]}
            </text>
          );
        })}
      </City>
    </div>
  );
}

/** Clear of what is drawn around the stations here. */
const NAMES: Partial<Readonly<Record<StationId, { x: number; y: number; anchor: 'start' | 'middle' | 'end' }>>> = {
  tokyo: { x: 550, y: 426, anchor: 'middle' },
  yotsuya: { x: 412, y: 398, anchor: 'middle' },
  shinjuku: { x: 268, y: 324, anchor: 'end' },
  yoyogi: { x: 348, y: 426, anchor: 'start' },
};

function at(station: StationId): { x: number; y: number } {
  return STATION_PLACES[station];
}

/** Which way they ride. */
function Towards({ from, to }: Record<'from' | 'to', { x: number; y: number }>) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${angle})`}>
      <circle class={styles.knob} r="10" />
      <path class={styles.chevron} d="M-2.5 -5L3 0L-2.5 5" />
    </g>
  );
}

/** White with the owner's mark for somebody who got off, ink for somebody who rode all the way. */
function Plate({ at: station, owner }: { at: keyof typeof PLATES; owner: Seat | null }) {
  const { x, y, customer } = PLATES[station];
  const width = owner === null ? 32 : 52;
  return (
    <g>
      <line class={styles.lead} x1={at(station).x} y1={at(station).y} x2={x} y2={y} />
      <g transform={`translate(${x} ${y})`}>
        <rect
          class={owner === null ? styles.riding : styles.off}
          x={-width / 2}
          y="-19"
          width={width}
          height="38"
          rx="9"
        />
        <g transform={`translate(${owner === null ? 0 : -10} 13.5)`}>
          <CustomerFigure customer={CUSTOMERS.indexOf(customer)} />
        </g>
        {owner !== null && (
          <g transform="translate(4 -8)">
            <SeatMark seat={owner} size={16} />
          </g>
        )}
      </g>
    </g>
  );
}
