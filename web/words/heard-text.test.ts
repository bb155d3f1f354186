import { signsInWords } from '@yamanote/kit/heard-text.ts';
import { expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

it('says signs as words, with the gaps of the language', () => {
  const line = '3 × 4 = 12, du −2 Herzen';
  expect(signsInWords(line, en.kit)).toBe('3 times 4 is 12, du minus 2 Herzen');
  expect(signsInWords(line, de.kit)).toBe('3 mal 4 gleich 12, du minus 2 Herzen');
  expect(signsInWords('3地区×4駅、−2', ja.kit)).toBe('3地区かける4駅、マイナス2');
  expect(signsInWords('−24 points', en.kit)).toBe('minus 24 points');
  expect(signsInWords('From E10, ±0', en.kit)).toBe('From E10, 0');
});
