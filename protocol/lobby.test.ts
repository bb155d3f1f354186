import { expect, it } from 'vitest';
import { withNews } from './lobby.ts';
import type { TableLine } from './replies.ts';

const line = (table: string, taken = 1) => ({ table, taken }) as TableLine;

it('makes of news what the hall has on its board', () => {
  const before = { open: [line('a'), line('b'), line('c')], yours: [line('b')] };
  const news = { is: 'lobby-news', lines: [line('c', 2), line('d')], gone: ['a'], yours: null } as const;
  const after = withNews(before, { ...news, lines: [...news.lines], gone: [...news.gone] });
  expect(after).toEqual({ open: [line('b'), line('c', 2), line('d')], yours: [line('b')] });
  expect(withNews(after, { is: 'lobby-news', lines: [], gone: [], yours: [] }).yours).toEqual([]);
});
