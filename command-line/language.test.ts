import { expect, test } from 'vitest';
import { readLanguage } from './language.ts';

test('the language is the one asked for, or that of the environment, or English', () => {
  expect(readLanguage('ja', { LANG: 'de_DE.UTF-8' })).toBe('ja');
  expect(readLanguage(undefined, { LANG: 'de_DE.UTF-8' })).toBe('de');
  expect(readLanguage(undefined, { LC_ALL: 'ja_JP.UTF-8', LANG: 'de_DE.UTF-8' })).toBe('ja');
  expect(readLanguage(undefined, { LANG: 'C.UTF-8' })).toBe('en');
  expect(readLanguage(undefined, {})).toBe('en');
  expect(() => readLanguage('fr')).toThrow('--lang: expected one of en, de, ja, found "fr"');
});
