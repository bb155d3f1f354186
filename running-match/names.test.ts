import { expect, it } from 'vitest';
import { asLine, asName, isName, toldApart } from './names.ts';

it.each(['Mika', '美香', 'Zoë', "D'Arcy", 'علی‌رضا', '👩‍👧', '👩🏽‍🚀', '🏳️‍🌈', '42', '𒐫', 'क्‍ष', '-'])(
  '"%s" is a name',
  (name) => {
    expect(isName(name)).toBe(true);
  },
);

it.each([
  '',
  ' ',
  '\u200b',
  '\u3164',
  '\u2060',
  '\u00ad',
  '\ufeff\u200b',
  '\u115f',
  '\u2800',
  '\u{e0041}',
  '\u0301',
  'Mi\u200dka',
  'Mi\u200bka',
  'Mika\u061c',
  'Mika\u202e',
  'Mika\n',
  'Mi\u3164ka',
  'Mi\ud800ka',
])('%j is none', (name) => {
  expect(isName(name)).toBe(false);
});

it('takes out of a name from elsewhere what would be refused', () => {
  expect(asName('Mi\u202eka\u001b[31m')).toBe('Mika[31m');
  expect(asName('\u200b')).toBe('?');
});

it.each([
  ['  two \n\t lines\u2028three ', 'two lines three'],
  ['Mi\u202eka\u2066!\u061c', 'Mika!'],
  ['a\u0000b\u001b[31mc\ud800', 'ab[31mc'],
  ['<b>**x**</b> https://x.example', '<b>**x**</b> https://x.example'],
  ['👩🏽‍🚀 علی‌رضا 🏳️‍🌈', '👩🏽‍🚀 علی‌رضا 🏳️‍🌈'],
  ['Mi\u200dka\ue000\ue001', 'Mika'],
  [`a${'\u0301'.repeat(40)}b`, `á${'\u0301'.repeat(4)}b`],
  ['\u200b\u3164 \u0301\u2800', ''],
])('says %j as one line that does nothing else', (text, line) => {
  expect(asLine(text)).toBe(line);
});

it('tells names apart that look alike', () => {
  expect(toldApart(['Mika', null, 'mika', 'Jo', 'Ｍｉｋａ'])).toEqual(['Mika', null, 'mika 2', 'Jo', 'Ｍｉｋａ 3']);
  // Nobody gets a name by its number that is somebody's own.
  expect(toldApart(['Mika', 'Mika', 'Mika 2', 'mika2'])).toEqual(['Mika', 'Mika 3', 'Mika 2', 'mika2 2']);
});
