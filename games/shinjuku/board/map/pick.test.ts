import { expect, test } from 'vitest';
import { distancesFrom } from './pick.ts';
import { STATION_PLACES } from './places.ts';

const only =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id);
const { shinjuku, yoyogi } = STATION_PLACES;

/** By id, in whole pixels. */
function far(at: { x: number; y: number }, ids: readonly string[], pixels: number): Record<string, number> {
  return Object.fromEntries(distancesFrom(at, only(...ids), pixels).map((spot) => [spot.id, Math.round(spot.far)]));
}

test('only what may be chosen counts, and distances are in pixels', () => {
  const beside = { x: shinjuku.x + 12, y: shinjuku.y };
  expect(far(beside, ['station:shinjuku'], 1)).toEqual({ 'station:shinjuku': 12 });
  expect(far(beside, ['station:shinjuku'], 0.5)).toEqual({ 'station:shinjuku': 6 });
  expect(far(beside, [], 1)).toEqual({});
});

test('on a small map two stations lie under one finger', () => {
  // To the side of the line between them, equally far from both.
  const between = { x: (shinjuku.x + yoyogi.x) / 2 + 30, y: (shinjuku.y + yoyogi.y) / 2 - 10 };
  const found = far(between, ['station:shinjuku', 'station:yoyogi'], 0.4);
  expect(Math.abs(found['station:shinjuku'] - found['station:yoyogi'])).toBeLessThan(4);
});

test('a ward is reached anywhere inside it, a line anywhere along it', () => {
  const inOta = far({ x: 300, y: 860 }, ['ward:ota', 'ward:meguro'], 1);
  expect(inOta['ward:ota']).toBe(0);
  expect(inOta['ward:meguro']).toBeGreaterThan(60);
  const [a, b] = [STATION_PLACES.aoto, STATION_PLACES['kita-senju']];
  const along = { x: (a.x * 3 + b.x) / 4, y: (a.y * 3 + b.y) / 4 + 8 };
  expect(far(along, ['connection:aoto~kita-senju'], 1)).toEqual({ 'connection:aoto~kita-senju': 8 });
});
