/** Where the Kaiju stands, which only one of the variants has. */
import { WARD_IDS, type WardId } from '@yamanote/games/shinjuku/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { KaijuFigure } from '../art/kaiju.tsx';
import { kaijuPlace } from '../map/kaiju-place.ts';
import { BAY_PLACE } from '../map/places.ts';
import type { Props } from '../shown.ts';
import { slide } from './motion.ts';
import { useScale } from './scale.ts';

const placeOf = (ward: WardId | 'bay') => (ward === 'bay' ? BAY_PLACE : kaijuPlace(ward));

export function KaijuOnMap({ board: { view, happening, motion } }: { board: Props }) {
  const { symbols } = useScale();
  const figure = useRef<SVGGElement>(null);
  // Each beat moves once, whatever else changes meanwhile.
  useLayoutEffect(() => {
    for (const event of motion ? happening.events : []) {
      if (event.type === 'kaiju-moved')
        slide(figure.current, placeOf(event.from), placeOf(event.to), happening.ahead.length > 0);
    }
  }, [happening.beat]);
  if (view.kaiju === 'out' || view.kaiju === 'deck') return null;
  const { x, y } = placeOf(view.kaiju === 'bay' ? 'bay' : WARD_IDS[view.kaiju]);
  return (
    <g ref={figure} transform={`translate(${x} ${y}) scale(${0.62 + (symbols - 1) * 0.2})`} data-kaiju="">
      <KaijuFigure />
    </g>
  );
}
