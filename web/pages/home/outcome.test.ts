import type { TableLine } from '@yamanote/protocol';
import { expect, it } from 'vitest';
import { botName } from '../../table/names.ts';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { ja } from '../../words/ja.ts';
import { outcomeOf } from './outcome.ts';

const over = { table: 'k7wp-3fqm', game: 'machi-koro', stage: 'over', seats: 3 } as unknown as TableLine;
const told = (won: TableLine['won'], seats = 3) =>
  [en, de, ja].map((words) => outcomeOf({ ...over, seats, won }, words));

it('says who won a match that is over', () => {
  expect(told([{ seat: 0, name: 'Mika', you: true }])).toEqual([en, de, ja].map(({ end }) => end.youWon));
  expect(told([{ seat: 1, name: 'Jo', you: false }])).toEqual(['Jo won', 'Jo gewinnt', 'Joさんの勝ち']);
  const both = [
    { seat: 0, name: 'Mika', you: true },
    { seat: 1, name: 'Jo', you: false },
  ];
  expect(told(both)).toEqual([en, de, ja].map(({ end }) => end.youShare));
  expect(told([])).toEqual([en, de, ja].map(({ end }) => end.nobodyWon));
});

it('says of a match that was ended by agreement that it was, not that nobody won', () => {
  const line = { ...over, won: [], agreedEnd: true };
  expect([en, de, ja].map((words) => outcomeOf(line, words))).toEqual([en, de, ja].map(({ end }) => end.agreedEnd));
});

it('calls a bot by the name that it had at the table', () => {
  const [inEnglish] = told([{ seat: 2, name: null, you: false }]);
  expect(inEnglish).toBe(`${botName(over.table, 2, en)} won`);
});

it('says no more of a match alone, or of one whose end nobody kept', () => {
  expect(told([{ seat: 0, name: 'Mika', you: true }], 1)).toEqual([en, de, ja].map(({ home }) => home.finished));
  expect(told(null)).toEqual([en, de, ja].map(({ home }) => home.finished));
});
