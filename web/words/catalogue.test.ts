import { BOT_NAMES, LEVEL_NAMES } from '@yamanote/bots';
import { expect, test } from 'vitest';
import { EVEN } from '../levels/level.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

test('every notice stands alone: it ends like a sentence of its language', () => {
  for (const [words, end] of [
    [en, /[.?!]$/],
    [de, /[.?!]$/],
    [ja, /[。？！]$/],
  ] as const)
    for (const sentence of Object.values(words.refusals)) expect(sentence).toMatch(end);
});

test('no Japanese sentence has the stop of another script', () => {
  const texts = (entry: unknown): string[] =>
    typeof entry === 'string' ? [entry] : entry instanceof Object ? Object.values(entry).flatMap(texts) : [];
  expect(texts(ja).length).toBeGreaterThan(200);
  expect(texts(ja).filter((text) => /\p{Script=Hiragana}[.,?!]/u.test(text))).toEqual([]);
});

test('every level has words in every language, and so has every other bot of the house', () => {
  for (const { bots } of [en, de, ja]) expect(Object.keys(bots)).toEqual([...LEVEL_NAMES, EVEN, ...BOT_NAMES]);
});
