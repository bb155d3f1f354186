import { expect, test } from 'vitest';
import { centred, cut, left, right, widthOf } from './columns.ts';

test('counts columns, not characters', () => {
  expect(widthOf('Café ★ 9-10')).toBe(11);
  expect(widthOf('ビジネスセンター')).toBe(16);
  expect(widthOf('あと48')).toBe(6);
  expect(widthOf('e\u0301')).toBe(1);
  expect(widthOf('（4）★')).toBe(6);
});

test('cuts before the column where it would be too wide', () => {
  expect(cut('Convenience Store', 12)).toBe('Convenience…');
  expect(cut('ビジネスセンター', 10)).toBe('ビジネス…');
  expect(cut('Mine', 4)).toBe('Mine');
  expect(cut('Mine', 0)).toBe('');
});

test('fills up to the width', () => {
  for (const text of ['森林', 'Forest', '', 'ファミレス ×3']) {
    for (const columns of [1, 4, 9, 14]) expect(widthOf(left(text, columns))).toBe(columns);
  }
  expect(right('森林', 6)).toBe('  森林');
  expect(centred('+5', 5)).toBe(' +5  ');
  expect(centred('10', 5, '━')).toBe('━10━━');
});
