import type { Look, Size } from '@yamanote/web/kit';
import { describe, expect, test } from 'vitest';
import { type Edges, FRAME, fitted, following, home, type Interest, inPlace, inSight, lookFor } from './camera.ts';
import { STATION_PLACES } from './places.ts';

const phone = { width: 374, height: 300 };
const landscape = { width: 500, height: 390 };
const desk = { width: 960, height: 840 };
const EDGES: Edges = { top: 40, bottom: 24, sides: 6 };

const at = (x: number, y: number, weight = 1): Interest => ({ x, y, weight });
const scaleOf = (look: Look, size: Size) => look.scale * fitted(size);
const isSeen = (look: Look, size: Size, { x, y }: Interest) => {
  const { left, top, right, bottom } = inSight(look, size);
  return x > left && x < right && y > top && y < bottom;
};

test('the whole map fits its place, in the middle', () => {
  const scale = fitted(phone);
  expect(FRAME.height * scale).toBeLessThanOrEqual(phone.height);
  expect(FRAME.width * scale).toBeLessThanOrEqual(phone.width);
  const middle = inPlace({ x: FRAME.x + FRAME.width / 2, y: FRAME.y + FRAME.height / 2 }, phone);
  expect(middle).toEqual({ x: 187, y: 150 });
});

describe('where nothing is looked at', () => {
  test('the map fills a small place', () => {
    const { left, top, right, bottom } = inSight(home(phone), phone);
    expect(left).toBeGreaterThanOrEqual(FRAME.x - 0.01);
    expect(right).toBeLessThanOrEqual(FRAME.x + FRAME.width + 0.01);
    expect(top).toBeGreaterThanOrEqual(FRAME.y - 0.01);
    expect(bottom).toBeLessThanOrEqual(FRAME.y + FRAME.height + 0.01);
  });

  test('all of it is seen where it can be read', () => {
    expect(home(desk)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(lookFor([at(300, 345)], desk, EDGES)).toEqual(home(desk));
  });
});

describe('what the question is about', () => {
  const { roppongi, meguro, ebisu, 'naka-meguro': nakaMeguro } = STATION_PLACES;
  const stops = [roppongi, meguro, ebisu, nakaMeguro].map(({ x, y }) => at(x, y));

  test.each([phone, landscape])('lies in the part of a $width×$height place that nothing covers', (size) => {
    const look = lookFor(stops, size, EDGES);
    const { left, top, right, bottom } = inSight(look, size);
    const unit = 1 / scaleOf(look, size);
    for (const { x, y } of stops) {
      expect(y - top).toBeGreaterThan(EDGES.top * unit);
      expect(bottom - y).toBeGreaterThan(EDGES.bottom * unit);
      expect(Math.min(x - left, right - x)).toBeGreaterThan(EDGES.sides * unit);
    }
  });

  test('is so large that neighbours are a finger apart', () => {
    const [{ x, y }, nearest] = [STATION_PLACES.ebisu, STATION_PLACES['naka-meguro']];
    const apart = Math.hypot(x - nearest.x, y - nearest.y);
    for (const size of [phone, landscape]) {
      expect(scaleOf(lookFor(stops, size, EDGES), size) * apart).toBeGreaterThanOrEqual(44);
    }
  });

  test('is shown where most of it lies if it is all over the city, and can still be read', () => {
    const near = [at(300, 345, 8), at(412, 363, 8), at(302, 376, 8)];
    const far = [at(912, 78), at(948, 573), at(44, 724)];
    const look = lookFor([...far, ...near], phone, EDGES);
    expect(scaleOf(look, phone)).toBeGreaterThanOrEqual(0.6);
    expect(near.map((spot) => isSeen(look, phone, spot))).toEqual([true, true, true]);
    expect(far.some((spot) => isSeen(look, phone, spot))).toBe(false);
  });
});

test('what happens is followed only if it is out of sight', () => {
  const look = lookFor([at(300, 345)], phone, EDGES);
  expect(following(look, [at(320, 360)], phone, EDGES)).toBe(look);
  const moved = following(look, [at(912, 78)], phone, EDGES);
  expect(isSeen(look, phone, at(912, 78))).toBe(false);
  expect(isSeen(moved, phone, at(912, 78))).toBe(true);
});
