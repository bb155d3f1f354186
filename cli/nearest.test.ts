import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const games = ['machi-koro', 'king-of-tokyo', 'shinjuku'];

test('a typing error finds the word that was meant', () => {
  expect(nearest('machi-kro', games)).toBe('machi-koro');
  expect(nearest('mahci-koro', games)).toBe('machi-koro');
  expect(nearest('Shinjuku', games)).toBe('shinjuku');
});

test('a word that is like none finds none', () => {
  expect(nearest('chess', games)).toBeNull();
  expect(nearest('fr', ['en', 'de', 'ja'])).toBeNull();
  expect(nearest('', games)).toBeNull();
});

test('the guess continues a sentence, unless there is none', () => {
  expect(didYouMean('shinjuk', games)).toBe('; did you mean shinjuku?');
  expect(didYouMean('go', games)).toBe('');
});
