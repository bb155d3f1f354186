/** What of a page one sees without scrolling. */
import type { Locator, Page } from 'playwright-core';

/** Sizes that people really have: small phones, a phone held sideways, a laptop with its browser's bars. */
export const REAL_WINDOWS = [
  { width: 320, height: 500 },
  { width: 360, height: 740 },
  { width: 375, height: 553 },
  { width: 844, height: 390 },
  { width: 1366, height: 650 },
] as const;

/** Whether all of it lies in the window, and nothing on top of it. */
export function isInSight(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inset = 2;
    const corners = [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
      [top + inset, (top + bottom) / 2, bottom - inset].map((y) => [x, y]),
    );
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    // Rounded corners belong to what is behind them: the middles of the edges count.
    const middles = corners.filter((_, i) => i % 2 === 1 || i === 4);
    return inside && middles.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
}

export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
