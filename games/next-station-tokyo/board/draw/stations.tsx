/** The stations: a shape each; the four starts in their colour. */
import type { GameMap, PencilId, Station } from '@yamanote/games/next-station-tokyo/rules';
import { useMemo } from 'preact/hooks';
import { layoutOf } from '../sheet/layout.ts';
import { SHAPES } from '../sheet/symbols.ts';
import styles from './stations.module.css';

export function Stations({ map }: { map: GameMap }) {
  return useMemo(() => {
    const { points } = layoutOf(map);
    return (
      <g>
        {map.stations.map((station, i) => (
          <g key={station.id} transform={`translate(${points[i].x} ${points[i].y})`}>
            <StationShape station={station} />
          </g>
        ))}
      </g>
    );
  }, [map]);
}

export function StationShape({ station: { symbol, start } }: { station: Pick<Station, 'symbol' | 'start'> }) {
  return (
    <>
      {start !== null && <circle class={styles.start} r="18.5" stroke={inkOf(start)} />}
      <path class={styles.halo} d={SHAPES[symbol]} />
      <path class={styles.shape} d={SHAPES[symbol]} fill={start === null ? undefined : inkOf(start)} />
    </>
  );
}

export function inkOf(pencil: PencilId): string {
  return `var(--ns-${pencil})`;
}
