/** The dashed options that are still to be had: what carries a line is no option any more. */
import type { GameMap } from '@yamanote/games/next-station-tokyo/rules';
import { layoutOf } from '../sheet/layout.ts';
import { straight } from '../sheet/path.ts';
import styles from './printed.module.css';

export function Options({ map, tracks }: { map: GameMap; tracks: readonly number[] }) {
  const { paths } = layoutOf(map);
  const free = paths.filter((_, i) => !map.segments[i].ring && tracks[i] === 0);
  return <path class={styles.options} d={free.map(straight).join('')} />;
}
