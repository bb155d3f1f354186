/** A ward as its card shows it: its outline and its stations, square where a department store fits. */
import { isMarked, STATION_IDS, STATIONS_IN, type WardId, wardIndex } from '@yamanote/games/shinjuku/rules';
import { STATION_PLACES } from '../map/places.ts';
import { TINTS, WARD_SHAPES } from '../map/wards.ts';
import ground from './ground.module.css';
import styles from './ward-icon.module.css';

/** A ward fills a square of this many units of the map, so that large and small wards keep their proportions a little. */
const LEAST = 150;

export function WardIcon({ ward, size = 40 }: { ward: WardId; size?: number }) {
  const { left, top, right, bottom } = WARD_SHAPES[ward].box;
  const side = Math.max(LEAST, right - left, bottom - top) + 12;
  const [x, y] = [(left + right - side) / 2, (top + bottom - side) / 2];
  const dot = side * 0.052;
  return (
    <svg class={styles.icon} viewBox={`${x} ${y} ${side} ${side}`} width={size} height={size} aria-hidden="true">
      <path class={`${styles.ward} ${ground[TINTS[ward]]}`} d={WARD_SHAPES[ward].path} stroke-width={side * 0.022} />
      {STATIONS_IN[wardIndex(ward)].map((station) => {
        const at = STATION_PLACES[STATION_IDS[station]];
        return isMarked(station) ? (
          <rect
            key={station}
            class={styles.station}
            x={at.x - dot}
            y={at.y - dot}
            width={2 * dot}
            height={2 * dot}
            rx={dot * 0.3}
            stroke-width={dot * 0.6}
          />
        ) : (
          <circle key={station} class={styles.station} cx={at.x} cy={at.y} r={dot} stroke-width={dot * 0.6} />
        );
      })}
    </svg>
  );
}
