import { expect, test } from 'vitest';
import { readTable, writeTable } from './table.ts';

test('a table is read as it was written, empty cells included', () => {
  const rows = [
    ['game', 'bots', 'measured'],
    ['stones', 'search against greedy', ''],
    ['', '', '**no**, so far'],
  ];
  const text = writeTable(rows);
  expect(text.split('\n')[1]).toBe('| --- | --- | --- |');
  expect(readTable(`# Title\n\nA sentence.\n\n${text}`)).toEqual(rows);
  expect(readTable('')).toEqual([]);
});
