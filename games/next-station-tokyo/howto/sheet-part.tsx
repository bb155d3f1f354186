/** A part of a sheet with lines on it, as the board draws them. */
import {
  Districts,
  drawnSegments,
  Grain,
  Marks,
  Options,
  onSheet,
  PencilLine,
  PITCH,
  Ring,
  Stations,
} from '@yamanote/games/next-station-tokyo/board/pieces';
import {
  HOTSPOT_POINTS,
  LINES_IN,
  MAP_IDS,
  ourMap,
  PENCILS,
  type PencilId,
  type Sheet,
  type StationId,
  sheetWith,
  type Way,
  wayBetween,
} from '@yamanote/games/next-station-tokyo/rules';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import styles from './pictures.module.css';

export const MAP = ourMap(MAP_IDS[0]);

/** By pencil: the stations that a line comes to, "x0y6 x2y6 x4y6", anew for each of its ends. */
export type Lines = Partial<Readonly<Record<PencilId, readonly string[]>>>;

/** In squares of the map: its left and upper edge, its width and height. */
type Frame = readonly [x: number, y: number, width: number, height: number];

export function sheetOf(lines: Lines, running: PencilId | null, circled: StationId | null = null): Sheet {
  const segmentsOf = (pencil: PencilId) =>
    (lines[pencil] ?? []).flatMap((route) => {
      const stations = route.split(' ');
      return stations.slice(1).map((to, i) => (wayBetween(MAP, stations[i], to) as Way).segment);
    });
  const drawn = PENCILS.map((pencil) => {
    const segments = segmentsOf(pencil);
    const isCircled = pencil === running && circled !== null;
    return {
      segments,
      rounds: segments.map((_, i) => i + 1),
      circled: isCircled ? [MAP.byId.get(circled) as number] : [],
    };
  });
  return sheetWith(MAP, drawn, running === null ? null : PENCILS.indexOf(running));
}

interface Props {
  lines: Lines;
  frame: Frame;
  /** Whose line goes on: its ends are marked. */
  running?: PencilId | null;
  /** A station of that line that counts twice. */
  circled?: StationId | null;
  /** What a player notes beside the lines. */
  marked?: boolean;
  children?: ComponentChildren;
}

export function SheetPart({ lines, frame, running = null, circled = null, marked = false, children }: Props) {
  const id = useId();
  const sheet = sheetOf(lines, running, circled);
  const hotspots = MAP.districts.filter(
    ({ kind, stations }) => HOTSPOT_POINTS[kind] > 0 && stations.some((one) => LINES_IN[sheet.connections[one]] > 1),
  );
  return (
    <svg
      class={styles.part}
      viewBox={frame.map((squares) => squares * PITCH).join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Grain sheet={id} />
      <Districts map={MAP} />
      <Options map={MAP} tracks={sheet.tracks} />
      <Ring map={MAP} />
      {drawnSegments(MAP, sheet, PENCILS).map(({ pencil, segment, path }) => (
        <PencilLine key={`${pencil} ${segment}`} pencil={pencil} path={path} seed={`${pencil} ${segment}`} sheet={id} />
      ))}
      <Stations map={MAP} />
      {marked && (
        <Marks map={MAP} sheet={sheet} current={running} hotspots={hotspots.map(({ id: district }) => district)} />
      )}
      {children}
    </svg>
  );
}

/** What is not allowed is struck out in red, halfway between two squares. */
export function Struck({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) {
  const { x, y } = onSheet([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  return <path class={styles.struck} d={`M${x - 17} ${y - 17}l34 34m0-34l-34 34`} />;
}
