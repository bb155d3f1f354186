import { widthOf } from '@yamanote/games/columns';
import { describe, expect, test } from 'vitest';
import { inColumns, wrap } from './text.ts';

describe('wrapping', () => {
  test('breaks between words, and loses none', () => {
    const text = 'Guest earns 3 coins from a convenience store. It’s Momiji’s turn.';
    for (const columns of [12, 20, 33, 60]) {
      const lines = wrap(text, columns);
      expect(lines.join(' ')).toBe(text);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
    }
  });

  test('breaks Japanese anywhere but before punctuation', () => {
    const lines = wrap('ゲストさんの出目は3です。ゲストさんの手番です。', 24);
    expect(lines.join('')).toBe('ゲストさんの出目は3です。ゲストさんの手番です。');
    for (const line of lines) {
      expect(widthOf(line)).toBeLessThanOrEqual(24);
      expect(line).not.toMatch(/^[、。ー]/);
    }
  });

  test('leaves a word alone that is longer than a line', () => {
    expect(wrap('a bcdefghij k', 5)).toEqual(['a', 'bcdefghij', 'k']);
  });

  test('makes one line of nothing', () => {
    expect(wrap('', 10)).toEqual(['']);
  });
});

describe('columns', () => {
  const items = Array.from({ length: 9 }, (_, i) => `${i + 1}) 街コロ`);

  test('a few items stand below each other', () => {
    expect(inColumns(items.slice(0, 3), 80)).toEqual(items.slice(0, 3));
    expect(inColumns([], 80)).toEqual([]);
  });

  test('many items stand beside each other, column by column', () => {
    expect(inColumns(items, 34)).toEqual([
      '1) 街コロ  4) 街コロ  7) 街コロ',
      '2) 街コロ  5) 街コロ  8) 街コロ',
      '3) 街コロ  6) 街コロ  9) 街コロ',
    ]);
  });

  test('items that must share a line are cut', () => {
    const lines = inColumns(Array(8).fill('Build a fruit and vegetable market'), 40, 2);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('Build a fruit and…   Build a fruit and…');
  });
});
