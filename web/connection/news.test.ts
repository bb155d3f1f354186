import { expect, it } from 'vitest';
import { continued, joinedNews, type News } from './news.ts';

/** News of entries from `first` on, with a view after each that says its number. */
function news(match: string, first: number, count: number): News {
  const entries = Array.from({ length: count }, (_, i) => first + i);
  return {
    is: 'news',
    table: 't',
    match,
    showings: entries.map((index) => ({ entry: { index }, events: [] })),
    between: entries.slice(0, -1).map((after) => ({ stack: [], after })),
    sight: { next: first + count, view: { stack: [], after: first + count - 1 } },
  } as unknown as News;
}

it('tells what came in several messages as one, with where the match stood after each entry', () => {
  const joined = joinedNews([news('m', 3, 2), news('m', 5, 1), news('m', 6, 0), news('m', 6, 3)])!;
  expect(joined.showings.map(({ entry }) => entry.index)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(joined.between).toMatchObject([3, 4, 5, 6, 7].map((after) => ({ after })));
  expect(joined.sight).toMatchObject({ next: 9, view: { after: 8 } });
});

it('leaves one message as it is, and forgets what was of another match', () => {
  expect(joinedNews([])).toBeNull();
  expect(joinedNews([news('m', 0, 4)])).toEqual(news('m', 0, 4));
  expect(joinedNews([news('m-1', 7, 2), news('m-2', 0, 1)])).toEqual(news('m-2', 0, 1));
});

it('continues the log that is known, also where some of it is told again', () => {
  const known = news('m', 0, 4).showings;
  expect(continued([], news('m', 0, 4))).toEqual(known);
  expect(continued(known, news('m', 4, 3))).toEqual(news('m', 0, 7).showings);
  expect(continued(known, news('m', 3, 1))).toEqual(known);
  expect(continued(known, news('m', 2, 4))).toEqual(news('m', 0, 6).showings);
});

it('notes what was missed, and a past that is another one', () => {
  const known = news('m', 0, 4).showings;
  expect(continued(known, news('m', 6, 2))).toBe('gap');
  expect(continued([], news('m', 3, 2))).toBe('gap');
  expect(continued(known, news('m', 2, 1))).toBe('other');
  expect(continued(known, news('m', 0, 0))).toBe('other');
  const told = news('m', 3, 3);
  Object.assign(told.showings[0].entry, { at: 17 });
  expect(continued(known, told)).toBe('other');
});
