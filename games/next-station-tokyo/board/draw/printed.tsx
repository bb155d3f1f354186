/** What is printed on the sheet before anybody draws: the districts and the green ring. */
import type { GameMap } from '@yamanote/games/next-station-tokyo/rules';
import { columnName, rowName } from '@yamanote/games/next-station-tokyo/words';
import { useMemo } from 'preact/hooks';
import { PITCH } from '../sheet/grid.ts';
import { layoutOf } from '../sheet/layout.ts';
import styles from './printed.module.css';

export function Districts({ map }: { map: GameMap }) {
  return useMemo(
    () => (
      <g>
        {layoutOf(map).districts.map(({ district, outline, tint }) => (
          <path key={district.id} class={`${styles.district} ${styles[tint]}`} d={outline} />
        ))}
      </g>
    ),
    [map],
  );
}

export function Ring({ map }: { map: GameMap }) {
  const { ring } = layoutOf(map);
  return (
    <g>
      <path class={styles.ringEdge} d={ring} />
      <path class={styles.ring} d={ring} />
      <path class={styles.ringDashes} d={ring} />
    </g>
  );
}

/** Letters and numbers along the edge, by which lists and log name a station; `edge` is where, from the first square on. */
export function Axes({ width, height, edge }: { width: number; height: number; edge: number }) {
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  return (
    <g class={styles.axes}>
      {columns.map((x) => (
        <text key={`x${x}`} x={(x + 0.5) * PITCH} y={edge}>
          {columnName(x)}
        </text>
      ))}
      {rows.map((y) => (
        <text key={`y${y}`} x={edge} y={(y + 0.5) * PITCH}>
          {rowName(y)}
        </text>
      ))}
    </g>
  );
}
