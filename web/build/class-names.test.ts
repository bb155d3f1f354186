import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { className } from './class-names.ts';

const house = join(import.meta.dirname, '../..');
const sheets = ['games', 'kit', 'web'].flatMap((room) =>
  readdirSync(join(house, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css') && !file.includes('node_modules'))
    .map((file) => join(house, room, file)),
);

test('no two sheets share their names', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(new Set(sheets.map((file) => className('row', file))).size).toBe(sheets.length);
});

test('a name is a word of style sheets, and the same for a file however it was asked for', () => {
  for (const file of sheets) expect(className('row', file)).toMatch(/^_row_[\w-]{5}$/);
  expect(className('row', `${sheets[0]}?used`)).toBe(className('row', sheets[0]));
});
