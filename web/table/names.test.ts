import type { TableInfo } from '@yamanote/protocol';
import { tableNameIn } from '@yamanote/server/testing';
import { expect, it } from 'vitest';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { ja } from '../words/ja.ts';
import { seatNames, tableName } from './names.ts';

const seat = { guest: null, bot: null, you: false, online: false, stuck: false };
const info = {
  table: 'abcd-efgh',
  seats: [
    { ...seat, guest: { name: 'Mika', colour: 0 } },
    { ...seat, bot: 'greedy' },
    { ...seat, bot: 'greedy' },
    seat,
  ],
} as unknown as TableInfo;

it('calls bots by names of their own, the same on every page, and nobody like another', () => {
  const names = seatNames(info, en);
  expect(names[0]).toBe('Mika');
  expect(names[3]).toBe('Open seat');
  expect(new Set(names).size).toBe(4);
  expect(seatNames(info, de).slice(1, 3)).toEqual(names.slice(1, 3));
});

it('calls a table the same in every language', () => {
  expect(tableName('abcd-efgh', en).replace('Table ', '')).toBe(tableName('abcd-efgh', de).replace('Tisch ', ''));
});

it('calls a table as notices do', () => {
  for (let i = 0; i < 100; i++) {
    const table = `k${i}p-3fqm`;
    const pages = [en, de, ja].map((words) => tableName(table, words));
    expect(pages).toEqual((['en', 'de', 'ja'] as const).map((language) => tableNameIn(language, table)));
  }
});
