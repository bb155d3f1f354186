/** A station on the origin: square where a department store fits, with the building on it. */
import type { Building } from '@yamanote/games/shinjuku/rules';
import { BuildingFigure } from '../art/company.tsx';
import { GlyphShape } from '../art/glyphs.tsx';
import styles from './stations.module.css';

export function StationFigure({ marked, building }: { marked: boolean; building: Building | null }) {
  return (
    <>
      {marked && <rect class={styles.square} x="-16.5" y="-16.5" width="33" height="33" rx="7" />}
      {building !== null ? (
        <BuildingFigure seat={building.owner} shop={building.shop} />
      ) : (
        <EmptyStation marked={marked} />
      )}
    </>
  );
}

function EmptyStation({ marked }: { marked: boolean }) {
  if (!marked) return <circle class={styles.round} r="8.5" />;
  return (
    <g class={styles.mark} transform="translate(-10 -10.5) scale(0.833)">
      <GlyphShape name="department" />
    </g>
  );
}
