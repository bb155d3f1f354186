/** A sheet as a small picture: districts, ring, and the lines, each with a plain version of its hand. */
import type { GameMap, PencilId, Sheet } from '@yamanote/games/next-station-tokyo/rules';
import { PENCILS } from '@yamanote/games/next-station-tokyo/rules';
import { useMemo } from 'preact/hooks';
import { layoutOf } from '../sheet/layout.ts';
import { straight } from '../sheet/path.ts';
import { Districts } from './printed.tsx';
import { inkOf } from './stations.tsx';
import styles from './thumbnail.module.css';

export function Thumbnail({ map, sheet }: { map: GameMap; sheet: Sheet }) {
  const { width, height, points, ring } = layoutOf(map);
  const dots = useMemo(() => points.map(({ x, y }) => `M${x} ${y}h.01`).join(''), [points]);
  return (
    <svg class={styles.thumbnail} viewBox={`-12 -12 ${width + 24} ${height + 24}`} aria-hidden="true">
      <Districts map={map} />
      <path class={styles.dots} d={dots} />
      <path class={styles.ring} d={ring} />
      {PENCILS.map((pencil, i) => (
        <Line key={pencil} map={map} pencil={pencil} segments={sheet.lines[i].segments} />
      ))}
    </svg>
  );
}

function Line({ map, pencil, segments }: { map: GameMap; pencil: PencilId; segments: readonly number[] }) {
  const { paths } = layoutOf(map);
  if (segments.length === 0) return null;
  const d = segments.map((segment) => straight(paths[segment])).join('');
  return (
    <g class={styles[pencil]}>
      <path d={d} stroke={inkOf(pencil)} />
      {(pencil === 'blue' || pencil === 'purple') && <path class={styles.second} d={d} />}
    </g>
  );
}
