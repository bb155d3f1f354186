import type { Look } from '@yamanote/web/kit';
import { describe, expect, test } from 'vitest';
import { FRAME, fitted, following, home, type Interest, inPlace, inSight, lookFor, type Place } from './camera.ts';
import { STATION_PLACES } from './places.ts';

const phone: Place = { width: 374, height: 300, covered: 38 };
const landscape: Place = { width: 500, height: 390, covered: 38 };
const desk: Place = { width: 960, height: 840, covered: 0 };

const at = (x: number, y: number, weight = 1): Interest => ({ x, y, weight });
const scaleOf = (look: Look, place: Place) => look.scale * fitted(place);
const isSeen = (look: Look, place: Place, { x, y }: Interest) => {
  const { left, top, right, bottom } = inSight(look, place);
  return x > left && x < right && y > top && y < bottom;
};

test('the whole map fits what is open of its place, in the middle', () => {
  const scale = fitted(phone);
  expect(FRAME.height * scale).toBeLessThanOrEqual(phone.height - phone.covered);
  expect(FRAME.width * scale).toBeLessThanOrEqual(phone.width);
  const middle = inPlace({ x: FRAME.x + FRAME.width / 2, y: FRAME.y + FRAME.height / 2 }, phone);
  expect(middle).toEqual({ x: 187, y: 169 });
});

describe('where nothing is looked at', () => {
  test('the map fills a small place', () => {
    const { left, top, right, bottom } = inSight(home(phone), phone);
    expect(left).toBeGreaterThanOrEqual(FRAME.x - 0.01);
    expect(right).toBeLessThanOrEqual(FRAME.x + FRAME.width + 0.01);
    expect(top).toBeGreaterThanOrEqual(FRAME.y - phone.covered / scaleOf(home(phone), phone) - 0.01);
    expect(bottom).toBeLessThanOrEqual(FRAME.y + FRAME.height + 0.01);
  });

  test('all of it is seen where it can be read', () => {
    expect(home(desk)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(lookFor([at(300, 345)], desk)).toEqual(home(desk));
  });
});

describe('what the question is about', () => {
  const { roppongi, meguro, ebisu, 'naka-meguro': nakaMeguro } = STATION_PLACES;
  const stops = [roppongi, meguro, ebisu, nakaMeguro].map(({ x, y }) => at(x, y));

  test.each([phone, landscape])('lies in the part of a $width×$height place that nothing covers', (size) => {
    const look = lookFor(stops, size);
    const { left, top, right, bottom } = inSight(look, size);
    const unit = 1 / scaleOf(look, size);
    for (const { x, y } of stops) {
      expect(y - top).toBeGreaterThan((size.covered + 22) * unit);
      expect(Math.min(bottom - y, x - left, right - x)).toBeGreaterThan(22 * unit);
    }
  });

  test('is so large that neighbours are a finger apart', () => {
    const [{ x, y }, nearest] = [STATION_PLACES.ebisu, STATION_PLACES['naka-meguro']];
    const apart = Math.hypot(x - nearest.x, y - nearest.y);
    for (const size of [phone, landscape]) {
      expect(scaleOf(lookFor(stops, size), size) * apart).toBeGreaterThanOrEqual(44);
    }
  });

  test('is shown where most of it lies if it is all over the city, and can still be read', () => {
    const near = [at(300, 345, 8), at(412, 363, 8), at(302, 376, 8)];
    const far = [at(912, 78), at(948, 573), at(44, 724)];
    const look = lookFor([...far, ...near], phone);
    expect(scaleOf(look, phone)).toBeGreaterThanOrEqual(0.6);
    expect(near.map((spot) => isSeen(look, phone, spot))).toEqual([true, true, true]);
    expect(far.some((spot) => isSeen(look, phone, spot))).toBe(false);
  });
});

test('even a place that is far too small gets a look', () => {
  const look = lookFor([at(300, 345), at(912, 78)], { width: 60, height: 50, covered: 38 });
  expect(Object.values(look).every(Number.isFinite)).toBe(true);
});

test('what happens is followed only if it is out of sight', () => {
  const look = lookFor([at(300, 345)], phone);
  expect(following(look, [at(320, 360)], phone)).toBe(look);
  const moved = following(look, [at(912, 78)], phone);
  expect(isSeen(look, phone, at(912, 78))).toBe(false);
  expect(isSeen(moved, phone, at(912, 78))).toBe(true);
});
