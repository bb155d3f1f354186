/** The position of a scenario, small: the part of the sheet that it is about, what is drawn then, and what may be drawn. */
import {
  Districts,
  inkOf,
  layoutOf,
  PITCH,
  palette,
  Ring,
  StationCard,
  Stations,
  straight,
} from '@yamanote/games/next-station-tokyo/board/pieces';
import {
  type Action,
  CARDS,
  type Event,
  type GameMap,
  MAP_IDS,
  mapOf,
  type NextStation,
  type NextStationView,
  ourMap,
  PENCILS,
  type StationId,
} from '@yamanote/games/next-station-tokyo/rules';
import { squareOf, type Words, words } from '@yamanote/games/next-station-tokyo/words';
import type { RulesPictures, Scene } from '@yamanote/games/rules-pictures';
import type { Seat } from '@yamanote/kernel';
import styles from './pictures.module.css';
import { scenes } from './scenes.ts';

/** All scenes are on the map that a match has if nobody chooses another. */
const MAP = ourMap(MAP_IDS[0]);
const GROUND = 'nst-ground';
const STATIONS = 'nst-stations';

export const pictures: RulesPictures<NextStation, Words> = {
  scenes,
  words,
  draw: (scene) => <Position {...scene} />,
  choice(action) {
    const way = wayOf(action);
    return way === null ? null : way.map((station) => squareOf(MAP.stations[indexOf(station)])).join(' – ');
  },
  shared: (
    <svg class={palette.palette} aria-hidden="true">
      <g id={GROUND}>
        <Districts map={MAP} />
        <Ring map={MAP} />
      </g>
      <g id={STATIONS}>
        <Stations map={MAP} />
      </g>
    </svg>
  ),
};

function Position({ view, seat, events, allowed, forbidden }: Scene<NextStation>) {
  if (mapOf(view) !== MAP) throw new Error('a scene on another map');
  const ways = (actions: readonly Action[]) => actions.flatMap((action) => [wayOf(action) ?? []]).filter(hasStations);
  const drawn = events.flatMap((event) => drawnIn(event, seat));
  const named = [...drawn.flatMap(({ way }) => way), ...ways(allowed).flat(), ...ways(forbidden).flat()];
  const box = boxAround(view, seat, named);
  return (
    <div class={`${palette.palette} ${styles.position}`}>
      <svg
        class={styles.sheet}
        viewBox={box.join(' ')}
        width={box[2] * SCALE}
        height={box[3] * SCALE}
        aria-hidden="true"
      >
        <use href={`#${GROUND}`} />
        {PENCILS.map((pencil, i) => (
          <path
            key={pencil}
            class={styles.line}
            stroke={inkOf(pencil)}
            d={view.sheets[seat].lines[i].segments.map((segment) => straight(layoutOf(MAP).paths[segment])).join('')}
          />
        ))}
        {ways(allowed).map((way) => (
          <path key={way.join()} class={styles.allowed} d={pathOf(MAP, way)} />
        ))}
        {ways(forbidden).map((way) => (
          <path key={way.join()} class={styles.forbidden} d={pathOf(MAP, way)} />
        ))}
        {drawn.map(({ way, ink }) => (
          <g key={way.join()}>
            <path class={styles.glow} d={pathOf(MAP, way)} />
            <path class={styles.line} stroke={ink} d={pathOf(MAP, way)} />
          </g>
        ))}
        <use href={`#${STATIONS}`} />
        {[...new Set(named)].map((station) => {
          const { x, y } = layoutOf(MAP).points[indexOf(station)];
          return (
            <text key={station} class={styles.square} x={x + 13} y={y - 13}>
              {squareOf(MAP.stations[indexOf(station)])}
            </text>
          );
        })}
      </svg>
      <Cards view={view} seat={seat} />
    </div>
  );
}

/** A sheet in pixels. */
const SCALE = 0.5;

function hasStations(way: readonly StationId[]): boolean {
  return way.length > 1;
}

function wayOf(action: Action): readonly StationId[] | null {
  if (!('from' in action)) return null;
  return action.do === 'extend' ? [action.from, action.to, action.on] : [action.from, action.to];
}

function drawnIn(event: Event, seat: Seat): { way: readonly StationId[]; ink: string }[] {
  const isDrawn = event.type === 'drew' || event.type === 'extended';
  return isDrawn && event.seat === seat ? [{ way: [event.from, event.to], ink: inkOf(event.pencil) }] : [];
}

function indexOf(station: StationId): number {
  return MAP.stations.findIndex(({ id }) => id === station);
}

/** Along the tracks of the map; where there is none, which is why it may not be drawn, straight on. */
function pathOf(map: GameMap, way: readonly StationId[]): string {
  const { paths, points } = layoutOf(map);
  return way
    .slice(1)
    .map((to, i) => {
      const [a, b] = [indexOf(way[i]), indexOf(to)];
      const segment = map.segments.findIndex((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
      return straight(segment < 0 ? [points[a], points[b]] : paths[segment]);
    })
    .join('');
}

/** The lines that are drawn and the stations that it is about, with a square around; else the whole sheet. */
function boxAround(view: NextStationView, seat: Seat, named: readonly StationId[]): [number, number, number, number] {
  const { points, width, height } = layoutOf(MAP);
  const lines = view.sheets[seat].lines.flatMap(({ segments }) => segments);
  const reached = [
    ...lines.flatMap((segment) => [MAP.segments[segment].a, MAP.segments[segment].b]),
    ...named.map(indexOf),
  ].map((station) => points[station]);
  if (reached.length === 0) return [0, 0, width, height];
  const [left, wide] = span(
    reached.map(({ x }) => x),
    5 * PITCH,
    width,
  );
  const [top, high] = span(
    reached.map(({ y }) => y),
    3.5 * PITCH,
    height,
  );
  return [left, top, wide, high];
}

/** From where, and how far; within the sheet and the paper around it. */
function span(values: readonly number[], least: number, most: number): readonly [number, number] {
  const [first, last] = [Math.min(...values) - PITCH, Math.max(...values) + PITCH];
  const more = Math.max(0, least - (last - first)) / 2;
  const size = Math.min(last - first + 2 * more, most + PAPER);
  return [Math.max(-PAPER / 2, Math.min(first - more, most + PAPER / 2 - size)), size];
}

/** Seen around the sheet, on both sides together: what is written beside a station at the edge stands there. */
const PAPER = 48;

/** The card of the round; a switch lies beside the one that follows it. */
function Cards({ view: { deal, phases, revealed }, seat }: { view: NextStationView; seat: Seat }) {
  const open = (deal[phases[seat]] ?? []).slice(0, revealed[seat]);
  const isSwitched = open.length > 1 && CARDS[open[open.length - 2]].branch;
  return (
    <>
      {open.slice(isSwitched ? -2 : -1).map((card) => (
        <span key={card} class={styles.card}>
          <StationCard card={card} />
        </span>
      ))}
    </>
  );
}
