import { describe, expect, it } from 'vitest';
import { pictureFor, stageFor, standingOf } from './placement.ts';

/** A phone's scene with much and with little room, a tablet's, a desktop's, and the low strip of the end. */
const SIZES = [
  { width: 344, height: 130 },
  { width: 344, height: 230 },
  { width: 344, height: 360 },
  { width: 788, height: 515 },
  { width: 1056, height: 644 },
  { width: 1500, height: 400 },
];

describe('the city', () => {
  it('is drawn with fewer and larger things where it is narrow', () => {
    expect(pictureFor({ width: 344, height: 230 })).toBe('phone');
    expect(pictureFor({ width: 900, height: 900 })).toBe('phone');
    expect(pictureFor({ width: 1056, height: 644 })).toBe('wide');
  });

  it('covers its place, down to the lower edge', () => {
    for (const size of SIZES) {
      const { left, top, scale, name } = stageFor(size);
      const [width, height] = name === 'wide' ? [1056, 644] : [360, 300];
      expect(left).toBeLessThanOrEqual(0.01);
      expect(left + width * scale).toBeGreaterThanOrEqual(size.width - 0.01);
      expect(top).toBeLessThanOrEqual(0.01);
      expect(top + height * scale).toBeCloseTo(size.height);
    }
  });

  it('has its monsters in sight, and those in Tokyo larger than those outside', () => {
    for (const size of SIZES) {
      const stage = stageFor(size);
      for (const { x, y, tall } of [stage.city, stage.bay]) {
        expect(x).toBeGreaterThan(0);
        expect(x + tall * 0.4).toBeLessThanOrEqual(size.width);
        expect(y - tall).toBeGreaterThanOrEqual(-0.1 * tall);
        expect(tall).toBeGreaterThan(stage.outside(0, 6).tall);
      }
      for (let index = 0; index < 6; index++) {
        const { x, y } = stage.outside(index, 6);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(stage.bay.x);
        expect(y).toBeLessThanOrEqual(size.height);
      }
    }
  });

  it('keeps a spot outside for everybody', () => {
    const stage = stageFor(SIZES[4]);
    expect(standingOf(stage, 'outside', 2, 4)).toEqual(stage.outside(2, 4));
    expect(standingOf(stage, 'out', 2, 4)).toEqual(stage.outside(2, 4));
    expect(standingOf(stage, 'city', 2, 4)).toBe(stage.city);
    const spots = [0, 1, 2, 3].map((index) => stage.outside(index, 4).x);
    expect(new Set(spots).size).toBe(4);
  });
});
