import { BOT_NAMES, LEVEL_NAMES } from '@yamanote/bots';
import { widthOf } from '@yamanote/games/columns';
import { LANGUAGES } from '@yamanote/games/room';
import { expect, test } from 'vitest';
import { words } from './index.ts';

test.each(LANGUAGES)('the keys fit into one line of a narrow terminal: %s', (language) => {
  expect(widthOf(words[language].keys)).toBeLessThanOrEqual(60);
});

test.each(LANGUAGES)('with the key for auto-answers, into one of a usual terminal: %s', (language) => {
  const { keys, orderKey, orderHelp } = words[language];
  expect(widthOf(`${keys}  ${orderKey}`)).toBeLessThanOrEqual(80);
  expect(orderKey).toMatch(/^o /);
  expect(orderHelp.every(([shown]) => shown.startsWith('o'))).toBe(true);
});

test.each(LANGUAGES)('every key in that line is explained: %s', (language) => {
  const { keys, keyHelp } = words[language];
  for (const key of ['u', '?', 'l', 's', 'q']) {
    expect(keys).toMatch(new RegExp(`(^|\\s)${key === '?' ? '\\?' : key}\\s`));
    expect(keyHelp.some(([shown]) => shown.startsWith(key))).toBe(true);
  }
});

test('every bot and every level has a word in every language', () => {
  const names = [...BOT_NAMES, ...LEVEL_NAMES];
  for (const { botKinds } of Object.values(words)) expect(Object.keys(botKinds)).toEqual(names);
});
