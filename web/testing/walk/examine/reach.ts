/** What a finger would hit. */
import { type Box, clipsOf, forgetClips, windowBox } from './boxes.ts';

/** Whether a tap there reaches the element, or something that belongs to it. */
export function hits(element: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  return top !== null && (element.contains(top) || labelled(top) === element);
}

function labelled(element: Element): Element | null {
  return element.closest('label')?.control ?? null;
}

/** Points inside a box, away from its rounded corners. */
export function pointsIn({ left, top, right, bottom }: Box, across: number, down: number): [number, number][] {
  const at = (from: number, to: number, i: number, count: number) => from + ((to - from) * (i + 0.5)) / count;
  return Array.from({ length: across * down }, (_, i) => [
    at(left, right, i % across, across),
    at(top, bottom, Math.floor(i / across), down),
  ]);
}

/** Scrolls as a reader could: not what merely hides its rest. */
export function bringIntoView(element: Element): void {
  for (const { element: panel, x, y, box } of clipsOf(element)) {
    const target = element.getBoundingClientRect();
    if (x === 'scrolls') panel.scrollLeft += missing(target.left, target.right, box.left, box.right);
    if (y === 'scrolls') panel.scrollTop += missing(target.top, target.bottom, box.top, box.bottom);
  }
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const room = windowBox();
  scrollBy(missing(left, right, room.left, room.right), missing(top, bottom, room.top, room.bottom));
  forgetClips();
}

/** How far to go so that a stretch lies within another; its beginning counts if it is longer. */
function missing(from: number, to: number, first: number, last: number): number {
  if (from < first) return from - first;
  return to > last ? Math.min(to - last, from - first) : 0;
}

/** A look that scrolls leaves everything as it was. */
export function keepingScroll<T>(look: () => T): T {
  const scrolled = [...document.querySelectorAll('*')].map((element) => ({
    element,
    left: element.scrollLeft,
    top: element.scrollTop,
  }));
  const found = look();
  for (const { element, left, top } of scrolled) {
    if (element.scrollLeft !== left) element.scrollLeft = left;
    if (element.scrollTop !== top) element.scrollTop = top;
  }
  forgetClips();
  return found;
}

/** While this looks, points find also what fingers go through: what is painted there, from the top down. */
export function everythingHit<T>(look: () => T): T {
  // Not as an element: the pages allow no styles but their own.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(sheet);
  try {
    return look();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}
