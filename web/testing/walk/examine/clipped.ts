/** Text that is cut off where nobody can scroll to the rest of it, and text too small to read. */
import { type Box, type Clip, clipsOf, intersection, windowBox } from './boxes.ts';
import { type Fault, named, px } from './fault.ts';
import { groundOf } from './ground.ts';
import type { TextLine } from './texts.ts';

/** Shadows of letters reach beyond their boxes, and boxes are rounded. */
const SLACK = 1.5;
/** Below this nobody reads. */
const SMALLEST = 10;

export function clippedTexts(lines: readonly TextLine[]): Fault[] {
  const faults = new Map<string, Fault>();
  const note = (kind: Fault['kind'], says: string) => faults.set(says, { kind, says });
  const seen = new Map<Text, { shown: number; gone: number }>();
  for (const line of lines) {
    const { cut, left } = cutsOf(line);
    const count = seen.get(line.node) ?? { shown: 0, gone: 0 };
    seen.set(line.node, count);
    if (left === null) {
      if (cut > 0) count.gone++;
      continue;
    }
    count.shown++;
    if (isOnMap(line.element)) continue;
    if (isShortened(line.element)) note('clipped text', `"${shortened(line)}" ends in dots`);
    else if (sticksOut(line, left) > SLACK)
      note('clipped text', `"${shortened(line)}" sticks out of its box by ${px(sticksOut(line, left))}`);
    else if (cut > SLACK) note('clipped text', `"${shortened(line)}" is cut off by ${px(cut)}`);
    // A picture to be saved and looked at large is only a glimpse here; what it says stands beside it.
    const isGlimpse = line.element.closest('[data-keepsake]') !== null;
    if (line.size < SMALLEST - 0.05 && !isGlimpse) note('small text', `"${shortened(line)}" is ${px(line.size)} high`);
  }
  for (const [node, { shown, gone }] of seen)
    if (shown > 0 && gone > 0)
      note('clipped text', `${named(node.parentElement as Element)} hides ${gone} of ${shown + gone} lines`);
  return [...faults.values()];
}

/** How much of a line is cut off where nothing scrolls, and what is left of it. */
function cutsOf({ element, box }: TextLine): { cut: number; left: Box | null } {
  let left: Box | null = box;
  let cut = 0;
  const { left: start, right: end } = windowBox();
  const sides: Clip = {
    element,
    box: { left: start, right: end, top: -Infinity, bottom: Infinity },
    x: 'hides',
    y: 'shows',
  };
  for (const clip of [...clipsOf(element), sides]) {
    if (left === null) break;
    if (clip.x === 'hides') cut = Math.max(cut, clip.box.left - left.left, left.right - clip.box.right);
    if (clip.y === 'hides') cut = Math.max(cut, clip.box.top - left.top, left.bottom - clip.box.bottom);
    left = intersection(left, clip.box);
  }
  return { cut, left };
}

/** How far a line reaches beyond the card, button or panel that it is written on. */
function sticksOut({ element }: TextLine, box: Box): number {
  if (element instanceof SVGElement) return 0;
  const { left, right, bottom } = groundOf(element).getBoundingClientRect();
  return Math.max(left - box.left, box.right - right, box.bottom - bottom);
}

/** A map shows a part of itself; names at its edges are cut, and reached by moving it. */
function isOnMap(element: Element): boolean {
  return element.closest('[data-panned]') !== null;
}

function isShortened(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { textOverflow, display } = getComputedStyle(at);
    if (textOverflow === 'ellipsis') return at.scrollWidth > at.clientWidth + 1;
    if (display !== 'inline') return false;
  }
  return false;
}

function shortened({ text }: TextLine): string {
  return text.slice(0, 40);
}
