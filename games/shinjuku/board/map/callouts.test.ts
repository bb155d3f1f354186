import { STATION_IDS } from '@yamanote/games/shinjuku/rules';
import { expect, test } from 'vitest';
import { type Placed, placePlates } from './callouts.ts';
import { STATION_PLACES } from './places.ts';

const touch = (a: Placed, b: Placed) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

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
    1,
  );
  const clashes = placed.flatMap((one, i) => placed.slice(i + 1).filter((other) => touch(one, other)));
  expect(clashes).toEqual([]);
});

test('a plate stands beside its own station, and on no other', () => {
  for (const station of STATION_IDS) {
    const [plate] = placePlates([{ station, width: 48, height: 30 }], 1);
    const far = (id: (typeof STATION_IDS)[number]) =>
      Math.hypot(plate.x - STATION_PLACES[id].x, plate.y - STATION_PLACES[id].y);
    expect(far(station)).toBeLessThan(65);
    expect(STATION_IDS.filter((other) => other !== station && far(other) < 24)).toEqual([]);
  }
});
