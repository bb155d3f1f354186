import { expect, test } from 'vitest';
import { byLanguage, loadAll, wordsFrom, wordsOfBoth } from './by-language.ts';

function greetings() {
  const fetched: string[] = [];
  const fetch = (language: string, greeting: string) => async () => {
    fetched.push(language);
    return greeting;
  };
  return {
    fetched,
    words: byLanguage({ en: fetch('en', 'hello'), de: fetch('de', 'hallo'), ja: fetch('ja', 'こんにちは') }),
  };
}

test('a language is fetched when it is asked for, once, and read from then on', async () => {
  const { fetched, words } = greetings();
  expect(() => words.de).toThrow('no words in "de" yet');
  expect(await words.load('de')).toBe('hallo');
  await words.load('de');
  expect(words.de).toBe('hallo');
  expect(fetched).toEqual(['de']);
});

test('what is made from words is there as soon as they are, and made once', async () => {
  const { words } = greetings();
  const made = wordsFrom(words, (text) => ({ text }));
  expect(() => made.ja).toThrow('no words in "ja" yet');
  await words.load('ja');
  expect(made.ja).toEqual({ text: 'こんにちは' });
  expect(await made.load('ja')).toBe(made.ja);
});

test('two kinds of words are fetched together', async () => {
  const [first, second] = [greetings(), greetings()];
  const both = wordsOfBoth(first.words, second.words);
  expect(await both.load('en')).toEqual(['hello', 'hello']);
  expect(both.en).toEqual(['hello', 'hello']);
  expect([...first.fetched, ...second.fetched]).toEqual(['en', 'en']);
});

test('all languages at once, for who compares them', async () => {
  const { words } = greetings();
  await loadAll(words);
  expect([words.en, words.de, words.ja]).toEqual(['hello', 'hallo', 'こんにちは']);
});
