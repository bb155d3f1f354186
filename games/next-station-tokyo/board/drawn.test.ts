import { mapOf, PENCILS, stationsOf, type Way } from '@yamanote/games/next-station-tokyo/rules';
import { expect, test } from 'vitest';
import { drawnSegments, segmentsBeingDrawn } from './drawn.ts';
import { layoutOf } from './sheet/layout.ts';
import { pencilsOf } from './shown.ts';
import { positions } from './testing/positions.ts';

test('every line is drawn from where it already was, and completely', () => {
  for (const { view, seat } of positions(30)) {
    const map = mapOf(view);
    const drawn = drawnSegments(map, view.sheets[seat], pencilsOf(view, seat));
    for (const [i, pencil] of PENCILS.entries()) {
      const line = drawn.filter((one) => one.pencil === pencil);
      const reached = stationsOf(map, view.sheets[seat].lines[i], i);
      expect(line.map(({ to }) => to)).toEqual(reached.slice(1));
      for (const [j, { from, path }] of line.entries()) {
        expect(reached.slice(0, j + 1)).toContain(from);
        expect(path[0]).toEqual(layoutOf(map).points[from]);
      }
    }
  }
});

test('of two lines on one segment the later one runs beside the earlier', () => {
  let pairs = 0;
  for (const { view, seat } of positions(80)) {
    const map = mapOf(view);
    const drawn = drawnSegments(map, view.sheets[seat], pencilsOf(view, seat));
    for (const [i, one] of drawn.entries()) {
      const earlier = drawn.slice(0, i).find(({ segment }) => segment === one.segment);
      if (earlier === undefined && !map.segments[one.segment].ring) continue;
      const middle = [...layoutOf(map).paths[one.segment]].slice(1, -1);
      expect(one.path.slice(1, -1)).not.toEqual(middle);
      if (earlier !== undefined) pairs++;
    }
  }
  expect(pairs).toBeGreaterThan(0);
});

test('what is being drawn is found by its events, whether or not the sheet has it yet', () => {
  const [{ view, seat }] = positions(1);
  const map = mapOf(view);
  const way = map.ways[0][0] as Way;
  const [from, to] = [map.stations[way.from].id, map.stations[way.to].id];
  const at = [way.from, way.to].map((end) => [map.stations[end].x, map.stations[end].y] as const);
  const drew = { type: 'drew', seat, pencil: 'pink', from, to, at: [at[0], at[1]], beside: null, only: null } as const;
  const growing = segmentsBeingDrawn(map, view.sheets[seat], [drew, { ...drew, seat: seat + 1 }], seat);
  expect(growing.map(({ segment, pencil }) => [segment, pencil])).toEqual([[way.segment, 'pink']]);
});
