import { describe, expect, it } from 'vitest';
import { type Levels, temperatureAt, USUAL_LEVELS } from './levels.ts';
import { isNumbered, LEVEL_NAMES, levelName, STRENGTHS, strengthOf } from './names.ts';

const LEVELS: Levels = {
  bound: 1,
  temperatures: [
    [10, 0.4],
    [30, 0.2],
    [80, 0.1],
  ],
};

describe('strength', () => {
  it('is one continuum, on which the levels stand in their order', () => {
    const strengths = LEVEL_NAMES.map((name) => STRENGTHS[name]);
    expect(strengths).toEqual([...strengths].sort((a, b) => a - b));
    expect(LEVEL_NAMES.map(strengthOf)).toEqual(strengths);
  });

  it('has a name that says it, within its bounds', () => {
    for (const strength of [0, 1, 37, 99, 100]) expect(strengthOf(levelName(strength))).toBe(strength);
    expect(levelName(61.6)).toBe('level-62');
    expect([levelName(-8), levelName(140)]).toEqual(['level-0', 'level-100']);
    expect(['level-50', 'easy', 'greedy', 'level-101'].map(isNumbered)).toEqual([true, false, false, false]);
  });

  it('is unknown of bots that are no levels', () => {
    expect(['random', 'greedy', 'expert', 'search', 'level-101'].map(strengthOf)).toEqual(Array(5).fill(null));
  });
});

describe('temperature', () => {
  it('is what the table says at its points, in between between them, and none at full strength', () => {
    expect(temperatureAt(LEVELS, 10)).toBe(0.4);
    expect(temperatureAt(LEVELS, 20)).toBeCloseTo(0.3, 12);
    expect(temperatureAt(LEVELS, 30)).toBe(0.2);
    expect(temperatureAt(LEVELS, 55)).toBeCloseTo(0.15, 12);
    expect(temperatureAt(LEVELS, 90)).toBeCloseTo(0.05, 12);
    expect(temperatureAt(LEVELS, 100)).toBe(0);
  });

  it('is what the table says at full strength too, where it says something', () => {
    const levels: Levels = { bound: 1, temperatures: [...LEVELS.temperatures, [100, 0.06]] };
    expect(temperatureAt(levels, 80)).toBe(0.1);
    expect(temperatureAt(levels, 90)).toBeCloseTo(0.08, 12);
    expect(temperatureAt(levels, 100)).toBe(0.06);
  });

  it('is that of the first point below it', () => {
    expect(temperatureAt(LEVELS, 0)).toBe(0.4);
  });

  it('falls all along the usual table', () => {
    const all = Array.from({ length: 101 }, (_, strength) => temperatureAt(USUAL_LEVELS, strength));
    for (let i = 1; i < all.length; i++) expect(all[i]).toBeLessThan(all[i - 1]);
  });
});
