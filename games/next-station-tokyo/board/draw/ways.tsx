/** Legal ways glow amber, with a ring around the station they lead to; what is chosen is already drawn, paler. */
import type { GameMap, PencilId, Sheet } from '@yamanote/games/next-station-tokyo/rules';
import type { TargetState } from '@yamanote/kit';
import type { Choice } from '../choosing.ts';
import { layoutOf } from '../sheet/layout.ts';
import { straight } from '../sheet/path.ts';
import type { Drawing, OpenWay } from '../ways.ts';
import { pathsOf } from '../ways.ts';
import { PencilLine } from './pencil-line.tsx';
import { inkOf } from './stations.tsx';
import styles from './ways.module.css';

export const RING = 20;

export function Glow({
  ways,
  pencil,
  faded,
}: {
  ways: readonly OpenWay[];
  pencil: PencilId;
  faded: (way: OpenWay) => boolean;
}) {
  return (
    <g class={styles.glow}>
      {ways.map((way) => (
        <g key={`${way.from} ${way.to}`} data-faded={faded(way) || undefined}>
          <path class={styles.halo} d={straight(way.path)} />
          <path class={styles.core} d={straight(way.path)} />
          <path class={styles.dashes} d={straight(way.path)} stroke={inkOf(pencil)} />
        </g>
      ))}
    </g>
  );
}

/** What an answer would draw, as if it were there. */
export function Preview({
  map,
  sheet,
  action,
  pencil,
  id,
}: {
  map: GameMap;
  sheet: Sheet;
  action: Drawing;
  pencil: PencilId;
  id: string;
}) {
  return (
    <g class={styles.preview}>
      {pathsOf(map, sheet, action).map(({ segment, path }) => (
        <PencilLine key={segment} pencil={pencil} path={path} seed={`${pencil} ${segment}`} sheet={id} />
      ))}
    </g>
  );
}

export function Rings({
  choices,
  state,
  pencil,
  fromOnly,
}: {
  choices: readonly Choice[];
  state: (id: string) => TargetState;
  pencil: PencilId;
  /** Where to is chosen, and only where from is still asked. */
  fromOnly: boolean;
}) {
  return (
    <g>
      {choices
        .filter(({ part }) => part !== 'circle')
        .map(({ id, part, x, y }) => (
          <circle
            key={id}
            class={styles.ring}
            data-state={state(id)}
            data-faded={(fromOnly && part === 'to' && state(id) !== 'selected') || undefined}
            cx={x}
            cy={y}
            r={RING}
            stroke={state(id) === 'selected' ? inkOf(pencil) : undefined}
          />
        ))}
    </g>
  );
}

/** Where a given answer leads, while others still think. */
export function GivenRing({ map, action, pencil }: { map: GameMap; action: Drawing; pencil: PencilId }) {
  const { points } = layoutOf(map);
  const { x, y } = points[map.byId.get(action.do === 'extend' ? action.on : action.to) as number];
  return <circle class={styles.given} cx={x} cy={y} r={RING} stroke={inkOf(pencil)} />;
}
