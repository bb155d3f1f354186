/** Beside the stations: who got off and who takes whom, what might happen next (dashed), and who still rides. */
import { CONNECTION_IDS, STATION_IDS, type StationId, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { SeatMark } from '@yamanote/kit';
import { CustomerFigure } from '../art/customer.tsx';
import { type Box, type Placed, placePlates } from '../map/callouts.ts';
import { LINES, type Line, lineBetween } from '../map/lines.ts';
import { nameBox, wardNameBox } from '../map/names.ts';
import { STATION_PLACES, WARD_PLACES } from '../map/places.ts';
import type { Onward } from '../onward.ts';
import type { Ride } from '../ride.ts';
import type { Props } from '../shown.ts';
import { stationName, wardName } from '../words/index.ts';
import styles from './plates.module.css';
import { type Scale, useScale } from './scale.ts';
import { unsaid } from './unsaid.ts';

interface Content {
  readonly station: StationId;
  readonly customers: readonly number[];
  /** Who takes them; `null` for those that still ride. */
  readonly owner: Seat | null;
  readonly look: 'off' | 'maybe' | 'riding';
}

const FIGURE = 19;
const MARK = 20;
const PAD = 7;
const HEIGHT = 36;
/** More than this many are not drawn on one plate: the panel lists them. */
const MOST = 4;

export function Plates({ board, ride, onward }: { board: Props; ride: Ride | null; onward: readonly Onward[] }) {
  const scale = useScale();
  const { symbols } = scale;
  const contents = contentsOf(ride, onward);
  const plates = placePlates(
    contents.map(({ station, customers, owner }) => ({
      station,
      width: symbols * (2 * PAD + (owner === null ? 0 : MARK) + FIGURE * Math.min(customers.length, MOST)),
      height: symbols * HEIGHT,
    })),
    { scale: symbols, names: namesOn(board, scale, contents), lines: linesOn(board, ride) },
  );
  return (
    <g class={ride?.time === 'past' ? styles.past : styles.plates} {...unsaid}>
      {plates.map((plate, i) => (
        <g key={`${plate.station} ${contents[i].look}`} {...nameOf(contents[i])}>
          {contents[i].look === 'off' && <Lead plate={plate} scale={symbols} />}
          <g transform={`translate(${plate.x} ${plate.y}) scale(${symbols})`}>
            <PlateContent {...contents[i]} width={plate.width / symbols} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** What can be read on the map: names, as far as they are drawn, and who waits. */
function namesOn(
  { view, language }: Props,
  { names, fewNames, wards, symbols }: Scale,
  contents: readonly Content[],
): Box[] {
  const size = names === 0 ? fewNames : names;
  const named = names === 0 ? [...new Set(contents.map(({ station }) => station))] : STATION_IDS;
  const crowds = WARD_IDS.flatMap((ward, i) =>
    view.crowds[i].some((count) => count > 0) ? [{ ...WARD_PLACES[ward].crowd, width: 56, height: 30 }] : [],
  );
  return [
    ...named.map((station) => nameBox(station, stationName(station, language), size, symbols)),
    ...WARD_IDS.map((ward) => wardNameBox(ward, wardName(ward, language), wards)),
    ...crowds,
  ];
}

function linesOn({ view }: Props, ride: Ride | null): Line[] {
  const stops = ride?.stops ?? [];
  return [
    ...CONNECTION_IDS.filter((_, i) => view.tracks[i] !== null).map((id) => LINES[id]),
    // A way that is shown counts twice: as track, and as itself.
    ...stops.slice(1).map(({ station }, i) => lineBetween(stops[i].station, station)),
  ];
}

function contentsOf(ride: Ride | null, onward: readonly Onward[]): Content[] {
  const off = (ride?.stops ?? []).flatMap(({ station, alighted }): Content[] =>
    alighted === null ? [] : [{ station, customers: [alighted.customer], owner: alighted.owner, look: 'off' }],
  );
  const maybe = onward.flatMap(({ station, fitting, owner }): Content[] =>
    owner === null || fitting.length === 0 ? [] : [{ station, customers: fitting, owner, look: 'maybe' }],
  );
  const last = ride?.stops.at(-1);
  const riders = ride?.riding.flatMap((count, customer) => Array<number>(count).fill(customer)) ?? [];
  const riding: Content[] =
    last === undefined || riders.length === 0
      ? []
      : [{ station: last.station, customers: riders, owner: null, look: 'riding' }];
  return [...off, ...maybe, ...riding];
}

/** How it is found when something moves. */
function nameOf({ look, station }: Content) {
  return look === 'riding' ? { 'data-group': '' } : { 'data-plate': station };
}

/** From the edge of the stop to its plate. */
function Lead({ plate, scale }: { plate: Placed; scale: number }) {
  const { x, y } = STATION_PLACES[plate.station];
  const far = Math.hypot(plate.x - x, plate.y - y);
  const edge = (20 * scale) / far;
  return (
    <line class={styles.lead} x1={x + (plate.x - x) * edge} y1={y + (plate.y - y) * edge} x2={plate.x} y2={plate.y} />
  );
}

function PlateContent({ customers, owner, look, width }: Content & { width: number }) {
  const shown = customers.slice(0, customers.length > MOST ? MOST - 1 : MOST);
  return (
    <>
      <rect
        class={styles[look]}
        x={-width / 2}
        y={-HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={look === 'riding' ? 18 : 9}
      />
      {shown.map((customer, i) => (
        <g key={i} transform={`translate(${PAD + FIGURE * (i + 0.5) - width / 2} 12.5)`}>
          <CustomerFigure customer={customer} />
        </g>
      ))}
      {customers.length > shown.length && (
        <text class={styles.more} x={PAD + FIGURE * (shown.length + 0.5) - width / 2} y="5">
          +{customers.length - shown.length}
        </text>
      )}
      {owner !== null && (
        <g transform={`translate(${width / 2 - PAD - 16} -8)`}>
          <SeatMark seat={owner} size={16} />
        </g>
      )}
    </>
  );
}
