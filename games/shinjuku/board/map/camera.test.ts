import type { Look } from '@yamanote/kit';
import { describe, expect, test } from 'vitest';
import { FRAME, fitted, type Interest, inPlace, inSight, lookFor, type Place, turned, WHOLE } from './camera.ts';
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

test.each([phone, landscape, desk])('all of a $width×$height place is seen where nothing is looked at', (place) => {
  expect(lookFor([], place)).toEqual(WHOLE);
  const { left, top, right, bottom } = inSight(WHOLE, place);
  const covered = place.covered / fitted(place);
  expect(left).toBeLessThanOrEqual(FRAME.x + 0.01);
  expect(right).toBeGreaterThanOrEqual(FRAME.x + FRAME.width - 0.01);
  expect(top + covered).toBeLessThanOrEqual(FRAME.y + 0.01);
  expect(bottom).toBeGreaterThanOrEqual(FRAME.y + FRAME.height - 0.01);
});

test('nothing is enlarged where all of it can be read', () => {
  expect(lookFor([at(300, 345)], desk)).toEqual(WHOLE);
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

  test('is shown where most of it lies if it could not be told apart otherwise', () => {
    const near = [at(300, 345, 8), at(412, 363, 8), at(302, 376, 8)];
    const far = [at(912, 78), at(948, 573), at(44, 724)];
    const look = lookFor([...far, ...near], phone, 32);
    expect(scaleOf(look, phone) * 32).toBeGreaterThanOrEqual(23.5);
    expect(near.map((spot) => isSeen(look, phone, spot))).toEqual([true, true, true]);
    expect(far.some((spot) => isSeen(look, phone, spot))).toBe(false);
  });
});

describe('a map that is looked at already', () => {
  const north = lookFor([at(300, 345), at(500, 300)], phone);

  test('stays as it is while all that may be chosen is seen and can be told apart', () => {
    expect(turned(WHOLE, [at(300, 345), at(912, 78)], phone, 100)).toBe(WHOLE);
    expect(turned(north, [at(320, 330)], phone)).toBe(north);
  });

  test('moves no more than it has to, and not closer, for what lies just outside', () => {
    const { right } = inSight(north, phone);
    const moved = turned(north, [at(right + 10, 330)], phone);
    expect(moved.scale).toBe(north.scale);
    expect(isSeen(moved, phone, at(right + 10, 330))).toBe(true);
    expect(isSeen(moved, phone, at(500, 300))).toBe(true);
  });

  test('shows all of it for what lies all over the city', () => {
    const spots = [at(300, 345), at(912, 78), at(44, 724)];
    const look = turned(north, spots, phone, 100);
    expect(spots.map((spot) => isSeen(look, phone, spot))).toEqual([true, true, true]);
  });

  test('comes closer for what lies under one finger', () => {
    const close = [at(300, 345), at(320, 375)];
    expect(scaleOf(turned(WHOLE, close, phone, 36), phone) * 36).toBeGreaterThanOrEqual(23.5);
  });
});

test.each([
  { width: 390, height: 302, covered: 0 },
  { width: 946, height: 596, covered: 38 },
])('no two stations lie under one finger on the whole map in $width×$height', (place) => {
  const places = Object.values(STATION_PLACES);
  const nearest = Math.min(
    ...places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
  );
  expect(nearest * fitted(place)).toBeGreaterThanOrEqual(23.6);
});

test('even a place that is far too small gets a look', () => {
  const look = lookFor([at(300, 345), at(912, 78)], { width: 60, height: 50, covered: 38 });
  expect(Object.values(look).every(Number.isFinite)).toBe(true);
});
