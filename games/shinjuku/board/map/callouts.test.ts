import { STATION_IDS } from '@yamanote/games/shinjuku/rules';
import { expect, test } from 'vitest';
import { type Placed, placePlates } from './callouts.ts';
import { lengthInside } from './lines.ts';
import { STATION_PLACES } from './places.ts';

const touch = (a: Placed, b: Placed) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

const BARE = { scale: 1, names: [], lines: [] };

test('plates of stations next to each other do not cover each other', () => {
  const stations = [
    'shinjuku',
    'yoyogi',
    'takadanobaba',
    'shibuya',
    'ebisu',
    'naka-meguro',
    'meguro',
    'roppongi',
  ] as const;
  const placed = placePlates(
    stations.map((station) => ({ station, width: 48, height: 30 })),
    BARE,
  );
  const clashes = placed.flatMap((one, i) => placed.slice(i + 1).filter((other) => touch(one, other)));
  expect(clashes).toEqual([]);
});

test('a plate stands beside its own station, and on no other', () => {
  for (const station of STATION_IDS) {
    const [plate] = placePlates([{ station, width: 48, height: 30 }], BARE);
    const far = (id: (typeof STATION_IDS)[number]) =>
      Math.hypot(plate.x - STATION_PLACES[id].x, plate.y - STATION_PLACES[id].y);
    expect(far(station)).toBeLessThan(65);
    expect(STATION_IDS.filter((other) => other !== station && far(other) < 24)).toEqual([]);
  }
});

test('a plate keeps off track and names where there is room beside them', () => {
  const { x, y } = STATION_PLACES.shibuya;
  const track = { x1: x, y1: y, x2: x + 120, y2: y };
  const name = { x: x - 50, y, width: 60, height: 14 };
  const [plate] = placePlates([{ station: 'shibuya', width: 48, height: 30 }], {
    ...BARE,
    lines: [track],
    names: [name],
  });
  expect(lengthInside(track, plate)).toBe(0);
  expect(touch(plate, { ...plate, ...name })).toBe(false);
});

test('how much of a line lies in a box', () => {
  const box = { x: 10, y: 10, width: 10, height: 10 };
  expect(lengthInside({ x1: 0, y1: 10, x2: 100, y2: 10 }, box)).toBe(10);
  expect(lengthInside({ x1: 10, y1: 12, x2: 10, y2: 100 }, box)).toBe(3);
  expect(lengthInside({ x1: 0, y1: 30, x2: 100, y2: 30 }, box)).toBe(0);
  expect(lengthInside({ x1: 0, y1: 0, x2: 4, y2: 4 }, box)).toBe(0);
});
