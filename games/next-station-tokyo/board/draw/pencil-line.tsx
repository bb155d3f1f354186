/** A segment as a pencil draws it; while it is being drawn it grows from where the pencil was set down. */
import type { PencilId } from '@yamanote/games/next-station-tokyo/rules';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { HAND_OF } from '../sheet/hands.ts';
import { type Path, straight } from '../sheet/path.ts';
import { strokes } from '../sheet/pencil.ts';
import { grainOf } from './grain.tsx';

/** Under the 400 ms that a step may take. */
const DRAWING = 360;

interface Props {
  pencil: PencilId;
  path: Path;
  /** The same seed trembles alike. */
  seed: string;
  sheet: string;
  /** Being drawn: which part of the movement this is, and of how many. */
  growing?: { part: number; of: number } | null;
}

export function PencilLine({ pencil, path, seed, sheet, growing = null }: Props) {
  const drawn = useMemo(
    () => (
      <g fill="none" stroke={grainOf(sheet, pencil)} stroke-linecap="round" stroke-linejoin="round">
        {strokes(path, HAND_OF[pencil], seed).map(({ d, width }, i) => (
          <path key={i} d={d} stroke-width={width} />
        ))}
      </g>
    ),
    [pencil, path, seed, sheet],
  );
  return growing === null ? (
    drawn
  ) : (
    <Growing path={path} {...growing}>
      {drawn}
    </Growing>
  );
}

/** Uncovers what is inside along the path. */
function Growing({ path, part, of, children }: { path: Path; part: number; of: number; children: ComponentChildren }) {
  const id = useId();
  const cover = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    cover.current?.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      duration: DRAWING / of,
      delay: (part * DRAWING) / of,
      fill: 'backwards',
      easing: 'ease-in-out',
    });
  }, []);
  return (
    <g mask={`url(#${id})`}>
      <mask id={id} maskUnits="userSpaceOnUse" x="-100" y="-100" width="5000" height="5000">
        <path
          ref={cover}
          d={straight(path)}
          pathLength={1}
          fill="none"
          stroke="#fff"
          stroke-width="26"
          stroke-dasharray="1 1"
        />
      </mask>
      {children}
    </g>
  );
}
