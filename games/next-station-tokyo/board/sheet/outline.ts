/** The outline of a district: as the map gives it, or traced around its squares. */
import type { District, Point as GridPoint } from '@yamanote/games/next-station-tokyo/rules';
import { onSheet } from './grid.ts';
import { short } from './path.ts';

export function outlineOf({ polygon, cells }: Pick<District, 'polygon' | 'cells'>): string {
  const rings = polygon !== null ? [polygon] : trace(cells ?? []);
  return rings
    .map((ring) => {
      const corners = ring.map((point) => {
        const { x, y } = onSheet(point);
        return `${short(x)} ${short(y)}`;
      });
      return `M${corners.join('L')}Z`;
    })
    .join('');
}

/**
 * Every side of a square that no other square shares, put together end to end. Sides run clockwise around their square,
 * so that those which are left form closed rings.
 */
function trace(cells: readonly GridPoint[]): GridPoint[][] {
  const sides = new Map<string, { from: GridPoint; to: GridPoint }>();
  for (const [x, y] of cells) {
    const corners: GridPoint[] = [
      [x - 0.5, y - 0.5],
      [x + 0.5, y - 0.5],
      [x + 0.5, y + 0.5],
      [x - 0.5, y + 0.5],
    ];
    for (const [i, from] of corners.entries()) {
      const to = corners[(i + 1) % 4];
      if (!sides.delete(`${to} ${from}`)) sides.set(`${from} ${to}`, { from, to });
    }
  }
  const rings: GridPoint[][] = [];
  while (sides.size > 0) rings.push(takeRing(sides));
  return rings;
}

function takeRing(sides: Map<string, { from: GridPoint; to: GridPoint }>): GridPoint[] {
  const [[first, start]] = sides;
  sides.delete(first);
  const ring = [start.from];
  let end = start.to;
  while (String(end) !== String(start.from)) {
    const next = [...sides].find(([, { from }]) => String(from) === String(end));
    if (next === undefined) break;
    sides.delete(next[0]);
    ring.push(end);
    end = next[1].to;
  }
  return ring;
}
