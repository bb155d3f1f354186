import { beforeEach, expect, it } from 'vitest';
import { stubEmptyStorage } from '../testing/empty-shelf.ts';
import { botFor, EVEN, levelOf, levelsOf, renamed } from './level.ts';
import { learnFrom } from './own-strength.ts';

beforeEach(stubEmptyStorage);

it('offers what the hall has, and one that is as good as the reader', () => {
  expect(levelsOf(['gentle', 'hard'])).toEqual(['gentle', 'hard', EVEN]);
  expect(levelsOf([])).toEqual(['gentle', 'easy', 'normal', 'hard', EVEN]);
});

it('asks the hall for the strength of the moment, and shows nobody its number', () => {
  expect(botFor('hard', 'shinjuku')).toBe('hard');
  expect(botFor(EVEN, 'shinjuku')).toBe('level-50');
  learnFrom('shinjuku', 'a-1', [{ strength: 50, result: 1 }]);
  const bot = botFor(EVEN, 'shinjuku');
  expect(bot).toBe('level-66');
  expect(botFor(EVEN, 'machi-koro')).toBe('level-50');
  expect([bot, 'easy', 'greedy'].map(levelOf)).toEqual([EVEN, 'easy', 'greedy']);
});

it('knows what was kept before there were levels', () => {
  expect(['random', 'greedy', 'easy', EVEN].map(renamed)).toEqual(['gentle', 'normal', 'easy', EVEN]);
});
