/** Whether a page fits its window, and fingers. */
import type { Page } from 'playwright-core';

/** What sticks out to the side, and the page itself if it scrolls that way. A wide table of the rules scrolls in its frame. */
export function tooWide(page: Page): Promise<string[]> {
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

/** Controls that a finger of 44 px misses, or on a map one of 24. A link inside a line of text is as high as the line. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, label:has(input), [role="button"]',
    );
    const found: string[] = [];
    for (const control of controls) {
      const { width, height, bottom } = control.getBoundingClientRect();
      const inLine = getComputedStyle(control).display === 'inline';
      if (!control.checkVisibility() || width <= 1 || bottom <= 0 || inLine) continue;
      const least = control.closest('[data-map]') === null ? 43.5 : 23.5;
      if (width >= least && height >= least) continue;
      control.scrollIntoView({ block: 'center' });
      const box = control.getBoundingClientRect();
      const [x, y, reach] = [box.left + box.width / 2, box.top + box.height / 2, least / 2];
      const hits = (dx: number, dy: number) => control.contains(document.elementFromPoint(x + dx, y + dy));
      if (hits(-reach, 0) && hits(reach, 0) && hits(0, -reach) && hits(0, reach)) continue;
      found.push(`${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 120)}`);
    }
    scrollTo(0, 0);
    return found;
  });
}
