/** Rings around what the reader wants to be shown. */
import { STATION_IDS, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { spotsOf } from '../interest.ts';
import { WARD_SHAPES } from '../map/wards.ts';
import { target } from '../target-ids.ts';
import styles from './pointed.module.css';
import { useScale } from './scale.ts';

export function Pointed({ ids }: { ids: readonly string[] }) {
  const { symbols } = useScale();
  const stations = new Set<string>(STATION_IDS.map(target.station));
  return (
    <g class={styles.pointed} data-pointed="">
      {WARD_IDS.filter((ward) => ids.includes(target.ward(ward))).map((ward) => (
        <path key={ward} d={WARD_SHAPES[ward].path} />
      ))}
      {ids
        .filter((id) => stations.has(id))
        .flatMap(spotsOf)
        .map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={29 * symbols} />
        ))}
      {ids
        .filter((id) => id.startsWith('connection:'))
        .map((id) => {
          const [from, to] = spotsOf(id);
          return <line key={id} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
        })}
    </g>
  );
}
