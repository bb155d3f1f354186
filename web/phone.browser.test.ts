import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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

/** What sticks out to the side, and the page itself if it scrolls that way. A wide table of the rules scrolls in its frame. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1);
    };
    const controls = [...document.querySelectorAll('a[href], button, input, select')].filter(
      (element) =>
        element.checkVisibility() && sticksOut(element) && !element.closest('.unseen, article :has(> table)'),
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...controls.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/** Controls that a finger of 44 px misses. A link inside a line of text is as high as the line. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 43.5;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, label:has(input), [role="button"]',
    );
    const found: string[] = [];
    for (const control of controls) {
      const { width, height, bottom } = control.getBoundingClientRect();
      const inLine = getComputedStyle(control).display === 'inline';
      if (!control.checkVisibility() || width <= 1 || bottom <= 0 || inLine) continue;
      if (width >= LEAST && height >= LEAST) continue;
      control.scrollIntoView({ block: 'center' });
      const box = control.getBoundingClientRect();
      const [x, y, reach] = [box.left + box.width / 2, box.top + box.height / 2, LEAST / 2];
      const hits = (dx: number, dy: number) => control.contains(document.elementFromPoint(x + dx, y + dy));
      if (hits(-reach, 0) && hits(reach, 0) && hits(0, -reach) && hits(0, reach)) continue;
      found.push(`${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 120)}`);
    }
    scrollTo(0, 0);
    return found;
  });
}

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
