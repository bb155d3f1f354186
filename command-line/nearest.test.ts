import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';
import { guess } from './words/refusal.ts';

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

test('what is known is no guess', () => {
  expect(guess('shinjuk', games)).toBe('shinjuku');
  expect([guess('go', games), guess('shinjuku', games)]).toEqual([null, null]);
});
