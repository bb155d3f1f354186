/** The whole city, small, with a frame around what is in sight. */
import { WARD_IDS, type WardId } from '@yamanote/games/shinjuku/rules';
import { type Extent, FRAME } from '../map/camera.ts';
import { TINTS, WARD_SHAPES } from '../map/wards.ts';
import ground from './ground.module.css';
import styles from './mini-map.module.css';

const VIEW_BOX = `${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`;

export function MiniMap({ sight, chosen }: { sight: Extent; chosen: WardId | null }) {
  return (
    <svg class={styles.mini} viewBox={VIEW_BOX} aria-hidden="true">
      {WARD_IDS.map((ward) => (
        <path
          key={ward}
          class={ward === chosen ? styles.chosen : `${ground.ward} ${ground[TINTS[ward]]}`}
          d={WARD_SHAPES[ward].path}
        />
      ))}
      <rect
        class={styles.frame}
        x={sight.left}
        y={sight.top}
        width={sight.right - sight.left}
        height={sight.bottom - sight.top}
        rx="20"
      />
    </svg>
  );
}
