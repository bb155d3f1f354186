import { levelName, STRENGTHS } from '@yamanote/bots';
import { fastRng } from '@yamanote/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubEmptyStorage } from '../testing/empty-shelf.ts';
import { type Estimate, expected, learned, learnFrom, ownStrength, UNKNOWN } from './own-strength.ts';

beforeEach(stubEmptyStorage);

const won = (strength: number) => [{ strength, result: 1 }];
const lost = (strength: number) => [{ strength, result: 0 }];

describe('what a match tells', () => {
  it('is more the less it was expected, and more in the first ten matches', () => {
    const gain = (estimate: Estimate, other: number) => learned(estimate, won(other)).strength - estimate.strength;
    expect(gain(UNKNOWN, 75)).toBeGreaterThan(gain(UNKNOWN, 50));
    expect(gain(UNKNOWN, 50)).toBeGreaterThan(gain(UNKNOWN, 25));
    expect(gain(UNKNOWN, 25)).toBeGreaterThan(0);
    expect(gain({ strength: 50, matches: 9 }, 50)).toBe(2 * gain({ strength: 50, matches: 10 }, 50));
  });

  it('is the mean over all bots of the table, and nothing where all is even', () => {
    const three = [1, 0.5, 0].map((result) => ({ strength: 50, result }));
    expect(learned(UNKNOWN, three)).toEqual({ strength: 50, matches: 1 });
  });

  it('never leads off the scale', () => {
    expect(learned({ strength: 99, matches: 0 }, won(100)).strength).toBe(100);
    expect(learned({ strength: 1, matches: 0 }, lost(0)).strength).toBe(0);
  });

  it('is measured by how far apart the levels are', () => {
    expect(expected(STRENGTHS.normal - STRENGTHS.easy)).toBeCloseTo(0.64, 9);
    expect(expected(0)).toBe(0.5);
  });
});

describe('on this device', () => {
  it('everybody begins as an easy bot, in every game', () => {
    expect(ownStrength('machi-koro')).toBe(STRENGTHS.easy);
  });

  it('it is kept by game, and a match counts once', () => {
    expect(learnFrom('machi-koro', 'a-1', won(50))).toBe(true);
    const after = ownStrength('machi-koro');
    expect(after).toBeGreaterThan(50);
    expect(learnFrom('machi-koro', 'a-1', won(50))).toBe(false);
    expect(ownStrength('machi-koro')).toBe(after);
    expect(learnFrom('machi-koro', 'a-2', lost(50))).toBe(true);
    expect(ownStrength('machi-koro')).toBeLessThan(after);
    expect(ownStrength('shinjuku')).toBe(50);
  });

  it('a match without bots tells nothing', () => {
    expect(learnFrom('machi-koro', 'a-1', [])).toBe(false);
  });

  it.each(['', 'x', '{}', '{"strength":"high","matches":2}', '{"strength":null,"matches":1}'])(
    'what cannot be read counts as unknown: %s',
    (kept) => {
      localStorage.setItem('yamanote.strength.of.shinjuku', kept);
      expect(ownStrength('shinjuku')).toBe(50);
    },
  );
});

/** A person of this strength, who always plays bots that are about as good; how often matches 11 to 40 are won. */
function life(strength: number, below: (n: number) => number): number {
  let estimate = UNKNOWN;
  let wins = 0;
  for (let match = 1; match <= 40; match++) {
    const bot = Number(levelName(estimate.strength).split('-')[1]);
    const result = below(1e6) / 1e6 < expected(strength - bot) ? 1 : 0;
    if (match > 10) wins += result;
    estimate = learned(estimate, [{ strength: bot, result }]);
  }
  return wins / 30;
}

describe('who plays bots that are about as good', () => {
  it.each([5, 35, 65, 95])('wins about half of matches 11 to 40, being as strong as %i', (strength) => {
    const { below } = fastRng(`person ${strength}`);
    const lives = Array.from({ length: 400 }, () => life(strength, below));
    const mean = lives.reduce((sum, one) => sum + one, 0) / lives.length;
    expect(mean).toBeGreaterThan(0.4);
    expect(mean).toBeLessThan(0.6);
    expect(lives.filter((one) => one >= 0.4 && one <= 0.6).length).toBeGreaterThan(0.7 * lives.length);
  });

  it('would not, were it all left at easy', () => {
    const { below } = fastRng('stuck');
    const wins = Array.from({ length: 400 }, () => Number(below(1e6) / 1e6 < expected(95 - 50)));
    expect(wins.reduce((sum, one) => sum + one, 0) / 400).toBeGreaterThan(0.65);
  });
});
