import { HOTSPOT_POINTS, MAP_IDS, ourMap } from '@yamanote/games/next-station-tokyo/rules';
import { describe, expect, test } from 'vitest';
import { PITCH } from './grid.ts';
import { layoutOf } from './layout.ts';
import { outlineOf } from './outline.ts';
import { distance } from './path.ts';

describe.each(MAP_IDS)('the map %s', (id) => {
  const map = ourMap(id);
  const layout = layoutOf(map);

  test('is laid out once', () => {
    expect(layoutOf(map)).toBe(layout);
  });

  test('has every segment between its two stations', () => {
    for (const [i, { a, b }] of map.segments.entries()) {
      expect(layout.paths[i][0]).toEqual(layout.points[a]);
      expect(layout.paths[i].at(-1)).toEqual(layout.points[b]);
    }
  });

  test('has a closed ring through all its stations', () => {
    for (const station of map.ring) {
      const { x, y } = layout.points[station];
      expect(layout.ring).toMatch(new RegExp(`[ML]${x} ${y}[LZ]`));
    }
    expect(layout.ring.endsWith('Z')).toBe(true);
  });

  test('tells what a hotspot is worth inside of its district, and on no station', () => {
    for (const [i, place] of layout.values.entries()) {
      const { kind, cells } = map.districts[i];
      expect(place?.points ?? 0).toBe(HOTSPOT_POINTS[kind]);
      if (place === null || cells === null) continue;
      expect(cells.map(String)).toContain(`${Math.floor(place.x / PITCH)},${Math.floor(place.y / PITCH)}`);
      for (const point of layout.points) expect(distance(point, place)).toBeGreaterThan(14);
    }
  });

  test('has tints by which neighbours of a kind differ', () => {
    const tints = layout.districts.filter(({ district }) => district.kind !== 'corner').map(({ tint }) => tint);
    expect(new Set(tints).size).toBe(tints.length);
  });
});

test('an outline is traced around squares, holes included', () => {
  const ring = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0);
  const outline = outlineOf({ polygon: null, cells: ring });
  expect(outline.match(/M/g)?.length).toBe(2);
  const square = outlineOf({ polygon: null, cells: [[0, 0]] });
  expect(square).toBe('M0 0L60 0L60 60L0 60Z');
  expect(
    outlineOf({
      cells: null,
      polygon: [
        [-0.5, -0.5],
        [0.5, -0.5],
        [0.5, 0.5],
        [-0.5, 0.5],
      ],
    }),
  ).toBe(square);
});
