/** Whatever may be chosen can be tapped: where it is, or after scrolling the panel that it lies in. */
import { type Box, intersection, isShown, visiblePart, windowBox } from './boxes.ts';
import { type Fault, named } from './fault.ts';
import { bringIntoView, hits, pointsIn } from './reach.ts';

type Target = HTMLElement | SVGElement;

export function targetsOutOfReach(): Fault[] {
  const targets = [...document.querySelectorAll<Target>('[data-target][data-state]')];
  // The same thing may be drawn in two places; one of them is enough.
  const ids = new Set(targets.map(({ dataset }) => dataset.target));
  const faults: Fault[] = [];
  let [onMap, framed] = [0, 0];
  for (const id of ids) {
    const drawn = targets.filter(({ dataset }) => dataset.target === id);
    if (drawn.every(isOnMap)) {
      onMap++;
      if (!drawn.some(isFramed)) continue;
      framed++;
    }
    if (!drawn.some(canBeHit)) faults.push({ kind: 'covered', says: `${named(drawn[0])} cannot be tapped` });
  }
  if (onMap > 0 && framed === 0)
    faults.push({ kind: 'covered', says: `none of ${onMap} targets on the map is in its frame` });
  return faults;
}

function isOnMap(target: Target): boolean {
  return target.closest('main svg') !== null;
}

/** Whether a map that shows a part of itself shows at least half of this. */
function isFramed(target: Target): boolean {
  const { left, top, right, bottom } = target.getBoundingClientRect();
  const seen = visiblePart(target, { left, top, right, bottom });
  const inWindow = seen && intersection(seen, windowBox());
  return (
    inWindow !== null &&
    2 * (inWindow.right - inWindow.left) >= right - left &&
    2 * (inWindow.bottom - inWindow.top) >= bottom - top &&
    isHalfWayIn(target, inWindow)
  );
}

/** A line across a corner may have half of its box in the frame, and hardly anything of itself. */
function isHalfWayIn(target: Target, { left, top, right, bottom }: Box): boolean {
  const way = pointsAlong(target);
  const seen = way.filter(([x, y]) => x >= left && x <= right && y >= top && y <= bottom);
  return 2 * seen.length >= way.length;
}

function canBeHit(target: Target): boolean {
  if (!isShown(target)) return false;
  if (!isOnMap(target)) bringIntoView(target);
  const points = [...pointsIn(target.getBoundingClientRect(), 5, 5), ...pointsAlong(target)];
  return points.some(([x, y]) => hits(target, x, y));
}

/** A line is hit on its way, not in its box. */
function pointsAlong(target: Target): [number, number][] {
  const shapes = [target, ...target.querySelectorAll('*')].filter((part) => part instanceof SVGGeometryElement);
  return shapes.flatMap((shape) => {
    const matrix = shape.getScreenCTM();
    if (matrix === null) return [];
    return [0.1, 0.3, 0.5, 0.7, 0.9].map((part): [number, number] => {
      const { x, y } = shape.getPointAtLength(part * shape.getTotalLength()).matrixTransform(matrix);
      return [x, y];
    });
  });
}
