/** Whatever is refused, a page says why in a sentence. */
import { expect, it } from 'vitest';
import { pretendBrowser } from '../testing/pretend-browser.ts';
import { en } from './en.ts';

const openPage = async () => {
  const page = await pretendBrowser().load(async () => ({
    ...(await import('./refusals.ts')),
    ...(await import('./index.ts')),
    ...(await import('../connection/line.ts')),
    ...(await import('./bots.ts')),
  }));
  page.words.value = en;
  return page;
};

it('has a sentence of its own for what a person can do something about, and one for the rest', async () => {
  const { kindWord } = await openPage();
  expect(kindWord('seat-taken')).toBe(en.refusals['seat-taken']);
  expect(kindWord('elsewhere')).toBe(en.refusals.elsewhere);
  expect([kindWord('internal'), kindWord('unknown-match')]).toEqual([en.refusals.other, en.refusals.other]);
  expect(kindWord('from-a-newer-hall' as never)).toBe(en.refusals.other);
});

it('tells a lost line from a part of the page that is missing', async () => {
  const { whyNot, Refused } = await openPage();
  expect(whyNot(new Refused('over'))).toBe(en.refusals.over);
  expect(whyNot(new Error('cannot be fetched'))).toBe(en.refusals.lost);
});
