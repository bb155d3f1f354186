/** The map in the making, drawn like the sheet; what is wrong glows red. */
import { useMemo } from 'preact/hooks';
import printed from '../draw/printed.module.css';
import { Axes } from '../draw/printed.tsx';
import { StationShape } from '../draw/stations.tsx';
import { onSheet, PITCH } from '../sheet/grid.ts';
import { outlineOf } from '../sheet/outline.ts';
import { rounded, straight } from '../sheet/path.ts';
import { type Draft, START, SYMBOL, X, Y } from './draft.ts';
import type { Fault } from './faults.ts';
import { NAMES_AT, viewBoxOf } from './paper.ts';
import styles from './picture.module.css';
import type { Hand } from './tools.ts';

const BEND = 46;

interface Props {
  draft: Draft;
  hand: Hand;
  /** The fault that is being looked at. */
  fault: Fault | null;
}

export function DraftPicture({ draft, hand, fault }: Props) {
  const { width, height } = draft.grid;
  const { tracks, sections } = useMemo(() => pathsOf(draft), [draft]);
  const wrong = fault?.segments.map((i) => tracks[i] ?? sections[i - tracks.length]) ?? [];
  return (
    <svg class={styles.picture} viewBox={viewBoxOf(draft)} aria-hidden="true">
      <Grounds draft={draft} fault={fault} />
      <path class={styles.grid} d={gridOf(width, height)} />
      <Axes width={width} height={height} edge={NAMES_AT} />
      <path class={styles.tracks} d={tracks.join('')} />
      {sections.length > 1 && (
        <>
          <path class={printed.ringEdge} d={sections.join('')} />
          <path class={printed.ring} d={sections.join('')} />
        </>
      )}
      <path class={styles.wrong} d={wrong.join('')} />
      {draft.stations.map((station, i) => (
        <g key={station[0]} transform={placeOf(station[X], station[Y])}>
          {(i === hand.from || fault?.stations.includes(i)) && (
            <circle class={i === hand.from ? styles.picked : styles.wrongStation} r="22" />
          )}
          <StationShape station={{ symbol: station[SYMBOL], start: station[START] }} />
        </g>
      ))}
    </svg>
  );
}

function Grounds({ draft, fault }: Pick<Props, 'draft' | 'fault'>) {
  return useMemo(
    () => (
      <g>
        {draft.districts.map((district, i) => (
          <path
            key={district.id}
            class={`${printed.district} ${printed[tintOf(draft, i)]}`}
            data-wrong={fault?.districts.includes(i) || undefined}
            d={outlineOf(district)}
          />
        ))}
      </g>
    ),
    [draft, fault],
  );
}

export function tintOf({ districts }: Draft, district: number): string {
  const { kind } = districts[district];
  return `${kind}-${districts.slice(0, district).filter((one) => one.kind === kind).length % 4}`;
}

function placeOf(x: number, y: number): string {
  const point = onSheet([x, y]);
  return `translate(${point.x} ${point.y})`;
}

function pathsOf({ stations, tracks, ring }: Draft): { tracks: string[]; sections: string[] } {
  const point = (station: number) => onSheet([stations[station][X], stations[station][Y]]);
  return {
    tracks: tracks.map(([a, b]) => straight([point(a), point(b)])),
    sections: ring.map(([from, bends], i) => {
      const to = ring[(i + 1) % ring.length][0];
      return straight(rounded([point(from), ...bends.map(onSheet), point(to)], BEND));
    }),
  };
}

function gridOf(width: number, height: number): string {
  const columns = Array.from({ length: width - 1 }, (_, x) => `M${(x + 1) * PITCH} 0V${height * PITCH}`);
  const rows = Array.from({ length: height - 1 }, (_, y) => `M0 ${(y + 1) * PITCH}H${width * PITCH}`);
  return [...columns, ...rows].join('');
}
