import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tooSmall, tooWide } from './testing/fit.ts';
import { tour } from './testing/tour.ts';
import { PHONE, useHall } from './testing/visit.ts';
import { de } from './words/de.ts';

const visit = useHall();

// German has the longest words.
test('every page fits a phone', async () => {
  const found: Record<string, unknown> = {};
  await tour(visit, de, { locale: 'de-DE', viewport: PHONE, hasTouch: true }, async (page, stop) => {
    const wide = await tooWide(page);
    const small = await tooSmall(page);
    if (wide.length + small.length > 0) found[stop] = { wide, small };
    if (stop === 'table') await expectMarketInSight(page);
  });
  expect(found).toEqual({});
});

test('what does not fit would be found', async () => {
  const page = await visit.open('/', { viewport: PHONE, hasTouch: true });
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'x';
    Object.assign(button.style, { position: 'absolute', left: '350px', top: '300px', width: '30px', height: '30px' });
    document.body.append(button);
  });
  expect(await tooWide(page)).toEqual(['the page is 380 wide', expect.stringContaining('<button')]);
  expect(await tooSmall(page)).toEqual([expect.stringContaining('30×30 <button')]);
});

async function expectMarketInSight(page: Page): Promise<void> {
  const market = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const cards = [...document.querySelectorAll('main + section fieldset:first-of-type button')];
    const seen = cards.filter((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const corners = [0.1, 0.9].flatMap((x) => [0.1, 0.9].map((y) => [left + x * width, top + y * height]));
      return corners.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
    });
    return { scrolls: scrollHeight > clientHeight, cards: cards.length, seen: seen.length };
  });
  expect(market).toEqual({ scrolls: false, cards: 15, seen: 15 });
}
