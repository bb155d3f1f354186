/**
 * A sheet of paper with everything on it. What a player may do now lies in layers between: `glow` under the lines,
 * `rings` under the stations, and whatever is on top.
 */
import { mapOf, type NextStationView, scorePad } from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { ComponentChildren, Ref } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { type DrawnSegment, drawnSegments } from '../drawn.ts';
import { layoutOf, MARGIN } from '../sheet/layout.ts';
import { pencilNow, pencilsOf } from '../shown.ts';
import { Grain } from './grain.tsx';
import { Marks } from './marks.tsx';
import { Options } from './options.tsx';
import { PencilLine } from './pencil-line.tsx';
import { Axes, Districts, Ring } from './printed.tsx';
import styles from './sheet-picture.module.css';
import { Stations } from './stations.tsx';

interface Props {
  view: NextStationView;
  seat: Seat;
  /** What is being drawn right now. */
  growing?: readonly DrawnSegment[];
  /** Where there is room to read it, what stands along the edge and beside the stations is written small. */
  roomy?: boolean;
  svg?: Ref<SVGSVGElement>;
  /** Where it lies inside another drawing; without this it fills its place on the page. */
  within?: { x: number; y: number; width: number; height: number };
  glow?: ComponentChildren;
  rings?: (sheet: string) => ComponentChildren;
  children?: ComponentChildren;
}

/** From this width on a sheet is roomy. */
export const ROOMY = 480;
/** Where it is not: paper for the letters above and on the left, and hardly any elsewhere. */
const LETTERS = 18;
const NARROW = 4;
const NONE: readonly never[] = [];

/** The part of the sheet that is seen, in its own units. */
export function frameOf(view: NextStationView, roomy: boolean) {
  const { width, height } = layoutOf(mapOf(view));
  const [before, after] = roomy ? [MARGIN, MARGIN] : [LETTERS, NARROW];
  return { x: -before, y: -before, width: before + width + after, height: before + height + after };
}

export function SheetPicture({ view, seat, growing = NONE, roomy = false, svg, within, glow, rings, children }: Props) {
  const id = useId();
  const map = mapOf(view);
  const sheet = view.sheets[seat];
  const current = pencilNow(view, seat);
  const { x, y, width, height } = frameOf(view, roomy);
  const drawn = useMemo(() => drawnSegments(map, sheet, pencilsOf(view, seat)), [view, seat]);
  const hotspots = useMemo(() => scorePad(view, seat).hotspots.districts, [view, seat]);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the words stand beside it, and its targets have names
    <svg
      ref={svg}
      class={within === undefined ? styles.sheet : styles.part}
      data-small={!roomy || undefined}
      viewBox={`${x} ${y} ${width} ${height}`}
      {...within}
    >
      <Grain sheet={id} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus */}
      <g aria-hidden="true">
        <Districts map={map} />
        <Options map={map} tracks={sheet.tracks} />
        <Ring map={map} />
        <Axes width={map.width} height={map.height} edge={x / 2} />
        {glow}
        {[...drawn.filter((one) => !growing.some(isSame(one))), ...growing].map((one) => (
          <PencilLine
            key={`${one.pencil} ${one.segment}`}
            pencil={one.pencil}
            path={one.path}
            seed={`${one.pencil} ${one.segment}`}
            sheet={id}
            growing={growing.includes(one) ? { part: growing.indexOf(one), of: growing.length } : null}
          />
        ))}
        {rings?.(id)}
        <Stations map={map} />
        <Marks map={map} sheet={sheet} current={current} hotspots={hotspots} />
      </g>
      {children}
    </svg>
  );
}

function isSame(one: DrawnSegment) {
  return (other: DrawnSegment) => other.pencil === one.pencil && other.segment === one.segment;
}
