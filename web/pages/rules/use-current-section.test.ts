import { expect, test } from 'vitest';
import { sectionAt } from './use-current-section.ts';

test.each([
  [
    'none before the first',
    [
      ['a', 300],
      ['b', 900],
    ],
    null,
  ],
  [
    'the last that was passed',
    [
      ['a', -500],
      ['b', 80],
      ['c', 400],
    ],
    'b',
  ],
  [
    'none that a search has hidden',
    [
      ['a', -500],
      ['b', null],
      ['c', 400],
    ],
    'a',
  ],
] as const)('the section that is read: %s', (_, tops, section) => {
  expect(sectionAt(tops)).toBe(section);
});
