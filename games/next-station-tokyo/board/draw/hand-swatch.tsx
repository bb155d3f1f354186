/** A short stroke in a pencil's own hand: the mark of a line in the score pad and beside a name. */
import type { PencilId } from '@yamanote/games/next-station-tokyo/rules';
import { useMemo } from 'preact/hooks';
import { HAND_OF } from '../sheet/hands.ts';
import { strokes } from '../sheet/pencil.ts';
import { inkOf } from './stations.tsx';

const LENGTH = 74;
const PATH = [
  { x: 4, y: 10 },
  { x: LENGTH - 4, y: 10 },
];

export function HandSwatch({ pencil, width = 52 }: { pencil: PencilId; width?: number }) {
  const drawn = useMemo(() => strokes(PATH, HAND_OF[pencil], `swatch ${pencil}`), [pencil]);
  return (
    <svg viewBox={`0 0 ${LENGTH} 20`} width={width} height={(width * 20) / LENGTH} aria-hidden="true">
      <g fill="none" stroke={inkOf(pencil)} stroke-linecap="round">
        {drawn.map(({ d, width: stroke }, i) => (
          <path key={i} d={d} stroke-width={stroke} />
        ))}
      </g>
    </svg>
  );
}
