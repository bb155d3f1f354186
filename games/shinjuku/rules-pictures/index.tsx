/** The position of a scenario, small: the part of the map that it is about, the queue, and the hand of who acts. */

import type { RulesPictures, Scene } from '@yamanote/games/rules-pictures';
import {
  CarFigure,
  Customer,
  CustomerFigure,
  GROUND,
  KaijuFigure,
  LINES,
  LINK_LINE,
  lines,
  palette,
  STATION_PLACES,
  StationFigure,
  TrackLine,
  WARD_PLACES,
} from '@yamanote/games/shinjuku/board/pieces';
import {
  CONNECTION_IDS,
  type ConnectionId,
  ENDS,
  type Event,
  isMarked,
  type Shinjuku,
  type ShinjukuView,
  STATION_IDS,
  type StationId,
  WARD_IDS,
  type WardId,
} from '@yamanote/games/shinjuku/rules';
import { type Words, words } from '@yamanote/games/shinjuku/words';
import type { Seat } from '@yamanote/kernel';
import styles from './pictures.module.css';
import { scenes } from './scenes.ts';

const CITY = 'sj-city';

export const pictures: RulesPictures<Shinjuku, Words> = {
  scenes,
  words,
  draw: (scene, said) => <Position {...scene} words={said} />,
  shared: (
    <svg class={palette.palette} aria-hidden="true">
      <g id={CITY}>
        {GROUND}
        {CONNECTION_IDS.map((id) => (
          <line key={id} class={lines.possible} {...LINES[id]} />
        ))}
        <line class={lines.linkCasing} {...LINK_LINE} />
        <line class={lines.link} {...LINK_LINE} />
      </g>
    </svg>
  ),
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

function Position({ view, seat, names, events, words: said }: Scene<Shinjuku> & { words: Words }) {
  const acted = placesActedOn(events);
  const there = placesTaken(view);
  const { stations, wards } = isNowhere(acted) ? there : acted;
  const tracks = tracksOf(view);
  const spots: readonly Spot[] = [
    ...[...stations].map((id) => STATION_PLACES[id]),
    ...[...wards].flatMap((id) => [WARD_PLACES[id].crowd, WARD_PLACES[id].name]),
    ...(view.kaiju === 'bay' && wards.size > 0 ? [BAY] : []),
  ];
  const { box, scale, size } = frameAround(spots);
  const isSeen = ({ x, y }: Spot) => x > box[0] && x < box[0] + box[2] && y > box[1] && y < box[1] + box[3];
  const hand = view.hands[seat] ?? [];
  const isQueued = events.some(({ type }) => type === 'queued' || type === 'card-taken');
  return (
    <div class={`${palette.palette} ${styles.position}`}>
      {spots.length > 0 && (
        <svg
          class={styles.map}
          viewBox={box.join(' ')}
          width={Math.round(box[2] * scale)}
          height={Math.round(box[3] * scale)}
          aria-hidden="true"
        >
          <use href={`#${CITY}`} />
          {tracks.map(([id, owner]) => (
            <TrackLine key={id} seat={owner} {...LINES[id]} />
          ))}
          {events.map((event, i) => (
            <Ridden key={i} event={event} />
          ))}
          {STATION_IDS.map((id, station) =>
            isSeen(STATION_PLACES[id]) ? (
              <g key={id} transform={`translate(${STATION_PLACES[id].x} ${STATION_PLACES[id].y})`}>
                <StationFigure marked={isMarked(station)} building={view.buildings[station]} />
              </g>
            ) : null,
          )}
          {[...wards].map((id) => (
            <text key={id} class={styles.ward} font-size={size} x={WARD_PLACES[id].name.x} y={WARD_PLACES[id].name.y}>
              {said.ward(id)}
            </text>
          ))}
          {[...stations].map((id) => (
            <text
              key={id}
              class={styles.station}
              font-size={size}
              x={STATION_PLACES[id].label.x}
              y={STATION_PLACES[id].label.y}
              text-anchor={STATION_PLACES[id].label.anchor}
            >
              {said.station(id)}
            </text>
          ))}
          {view.crowds.map((crowd, ward) => (
            <Crowd key={ward} crowd={isSeen(crowdAt(ward)) ? crowd : []} at={crowdAt(ward)} />
          ))}
          {view.ceos.map((ward, owner) =>
            ward === null ? null : (
              <g key={owner} transform={`translate(${carAt(ward, owner)})`}>
                <CarFigure seat={owner} />
              </g>
            ),
          )}
          <KaijuOnMap kaiju={view.kaiju} />
        </svg>
      )}
      {isQueued && (
        <ol class={styles.queue}>
          {view.queue.map(({ ward, customers }, i) => (
            <li key={i}>
              <b>{said.ward(WARD_IDS[ward])}</b>
              {customersOf(customers).map((customer, j) => (
                <Customer key={j} customer={customer} size={22} />
              ))}
            </li>
          ))}
        </ol>
      )}
      <Told events={events} names={names} words={said} />
      {hand.length > 0 && (
        <ul class={styles.hand}>
          {hand.map((ward, i) => (
            <li key={i}>{said.ward(WARD_IDS[ward])}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How large a map is shown: its units in pixels, and as much as a phone has room for. */
const SCALE = 0.62;
const MOST = { width: 320, height: 300 };
/** Of names, in pixels. */
const LETTERS = 12.5;
/** In units of the map; names stand beside what they name, and are so many letters wide. */
const AROUND = 56;
const NAME = 6.6;
const LEAST = { width: 300, height: 190 };
const BAY: Spot = { x: 886, y: 664 };

function Crowd({ crowd, at }: { crowd: readonly number[]; at: Spot }) {
  const customers = customersOf(crowd);
  return (
    <>
      {customers.map((customer, i) => (
        <g key={i} transform={`translate(${at.x + (i - (customers.length - 1) / 2) * 20} ${at.y + 12})`}>
          <CustomerFigure customer={customer} />
        </g>
      ))}
    </>
  );
}

function KaijuOnMap({ kaiju }: Pick<ShinjukuView, 'kaiju'>) {
  if (kaiju === 'out' || kaiju === 'deck') return null;
  const { x, y } = kaiju === 'bay' ? BAY : WARD_PLACES[WARD_IDS[kaiju]].car;
  return (
    <g transform={`translate(${x} ${y - 10}) scale(0.5)`}>
      <KaijuFigure />
    </g>
  );
}

function crowdAt(ward: number): Spot {
  return WARD_PLACES[WARD_IDS[ward]].crowd;
}

function carAt(ward: number, owner: number): string {
  const { x, y } = WARD_PLACES[WARD_IDS[ward]].car;
  return `${x + owner * 14} ${y + owner * 8}`;
}

/** `[2, 0, 1]` is twice the first kind and once the third. */
function customersOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, customer) => Array<number>(count).fill(customer));
}

/** What somebody is dealt in the beginning, and what everybody has won in the end. */
function Told({ events, names, words: said }: Pick<Scene<Shinjuku>, 'events' | 'names'> & { words: Words }) {
  return (
    <>
      {events.map((event, i) => {
        if (event.type === 'drew' && event.cause === 'set-up')
          return (
            <div key={i} class={styles.row}>
              <b>{names[event.seat]}</b>
              {event.cards?.map((ward, j) => (
                <span key={j} class={styles.card}>
                  {said.ward(ward)}
                </span>
              ))}
            </div>
          );
        if (event.type !== 'scored') return null;
        return (
          <div key={i} class={styles.row}>
            <b>{names[event.seat]}</b>
            {event.customers.map((customer, j) => (
              <Customer key={j} customer={customer} size={26} />
            ))}
            {'★'.repeat(event.stars)}
          </div>
        );
      })}
    </>
  );
}

/** Track that is laid, and what is ridden along. */
function Ridden({ event }: { event: Event }) {
  if (event.type === 'track-laid')
    return (
      <>
        <line class={styles.glow} {...LINES[event.connection]} />
        <TrackLine seat={event.seat} {...LINES[event.connection]} />
      </>
    );
  if (event.type !== 'rode') return null;
  return <line class={styles.way} {...(event.connection === null ? LINK_LINE : LINES[event.connection])} />;
}

interface Places {
  stations: ReadonlySet<StationId>;
  wards: ReadonlySet<WardId>;
}

function isNowhere({ stations, wards }: Places): boolean {
  return stations.size + wards.size === 0;
}

/** Where buildings, customers, CEOs and the Kaiju are. */
function placesTaken({ buildings, crowds, ceos, kaiju }: ShinjukuView): Places {
  const isThere = (ward: number) =>
    crowds[ward].some((count) => count > 0) || ceos.includes(ward) || (kaiju as unknown) === ward;
  return {
    stations: new Set(STATION_IDS.filter((_, station) => buildings[station] !== null)),
    wards: new Set(WARD_IDS.filter((_, ward) => isThere(ward))),
  };
}

/** Where something happens on the map: cards and the queue lie beside it. */
function placesActedOn(events: readonly Event[]): Places {
  const stations = new Set<StationId>();
  const wards = new Set<WardId>();
  for (const event of events) {
    if (BESIDE_THE_MAP.includes(event.type)) continue;
    const { station, from, to, ward, connection } = event as Partial<Record<string, string | null>>;
    for (const place of [station, from, to, ward]) {
      if (STATION_IDS.includes(place as StationId)) stations.add(place as StationId);
      if (WARD_IDS.includes(place as WardId)) wards.add(place as WardId);
    }
    const laid = CONNECTION_IDS.indexOf(connection as ConnectionId);
    if (laid >= 0) for (const end of ENDS[laid]) stations.add(STATION_IDS[end]);
  }
  return { stations, wards };
}

const BESIDE_THE_MAP: readonly Event['type'][] = ['drew', 'paid', 'queued', 'queue-card-revealed', 'card-taken'];

function tracksOf({ tracks }: ShinjukuView): (readonly [ConnectionId, Seat])[] {
  return CONNECTION_IDS.flatMap((id, connection) => {
    const owner = tracks[connection];
    return owner === null ? [] : [[id, owner] as const];
  });
}

type Box = readonly [left: number, top: number, width: number, height: number];

/** The part of the map, how it is scaled, and how large letters are in it so that they can be read. */
function frameAround(spots: readonly Spot[]): { box: Box; scale: number; size: number } {
  const tight = frame(spots, AROUND);
  return frame(spots, Math.max(AROUND, tight.size * NAME));
}

function frame(spots: readonly Spot[], aside: number): { box: Box; scale: number; size: number } {
  const [left, width] = span(
    spots.map(({ x }) => x),
    aside,
    LEAST.width,
  );
  const [top, height] = span(
    spots.map(({ y }) => y),
    AROUND,
    LEAST.height,
  );
  const scale = Math.min(SCALE, MOST.width / width, MOST.height / height);
  return { box: [left, top, width, height], scale, size: Math.round(LETTERS / scale) };
}

function span(values: readonly number[], around: number, least: number): readonly [number, number] {
  const [first, last] = [Math.min(...values) - around, Math.max(...values) + around];
  const more = Math.max(0, least - (last - first)) / 2;
  return [Math.round(first - more), Math.round(last - first + 2 * more)];
}
