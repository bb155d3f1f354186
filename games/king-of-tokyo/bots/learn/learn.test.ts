import { fastRng } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { makeWeights, type Net, WIDTH } from '../value/net.ts';
import { ROWS } from '../value/rows.ts';
import { learnFrom, lessonOf } from './lesson.ts';
import { optionsFor, playMatch } from './matches.ts';
import { learnValue } from './value.ts';

/** How much the ends of other duels surprise, on average; whoever knows nothing is surprised by the logarithm of 2. */
function surpriseOf(net: Net): number {
  const rng = fastRng('other duels');
  const slope = new Float64Array((ROWS + 1) * WIDTH);
  let surprise = 0;
  let lessons = 0;
  for (let match = 0; match < 80; match++) {
    const shown: ReturnType<typeof lessonOf>[] = [];
    const winners = playMatch(2, optionsFor(2, false), rng, (state) => shown.push(lessonOf(state)));
    for (const lesson of shown) surprise += learnFrom(net, lesson, winners, slope);
    lessons += shown.length;
  }
  return surprise / lessons;
}

test('whoever has watched some matches is less surprised by others', () => {
  const reported: number[] = [];
  const net = learnValue({ seed: 'test', matches: 600 }, (matches) => reported.push(matches));
  expect(reported).toEqual([60, 120, 180, 240, 300, 360, 420, 480, 540, 600]);
  expect(surpriseOf(net)).toBeLessThan(Math.LN2 - 0.01);
});

test('the same seed learns the same', () => {
  const weights = (seed: string) => makeWeights(learnValue({ seed, matches: 48 }, () => {}));
  expect(weights('one')).toEqual(weights('one'));
  expect(weights('one')).not.toEqual(weights('other'));
});
