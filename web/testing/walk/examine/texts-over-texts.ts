/** Text over text, and text half under something else. */
import { type Box, intersection, visiblePart, windowBox } from './boxes.ts';
import { type Fault, named } from './fault.ts';
import { isOpaque } from './ground.ts';
import { pointsIn } from './reach.ts';
import type { TextLine } from './texts.ts';

/** So far, in pixels both ways, letters may come to each other. */
const TOUCH = 1.5;

interface Seen extends TextLine {
  part: Box;
}

/** To be called while points find everything that is painted. */
export function textsOverTexts(lines: readonly TextLine[]): Fault[] {
  const seen = lines.flatMap((line): Seen[] => {
    const part = visiblePart(line.element, line.box);
    const inWindow = part && intersection(part, windowBox());
    return inWindow === null ? [] : [{ ...line, part: inWindow }];
  });
  seen.sort((a, b) => a.part.top - b.part.top);
  const faults = new Map<string, Fault>();
  for (const [i, upper] of seen.entries()) {
    for (let j = i + 1; j < seen.length && seen[j].part.top < upper.part.bottom - TOUCH; j++) {
      const lower = seen[j];
      if (upper.node === lower.node || isHalo(upper, lower)) continue;
      const both = intersection(upper.part, lower.part);
      if (both === null || both.right - both.left <= TOUCH || both.bottom - both.top <= TOUCH) continue;
      if (areBothSeen(upper, lower, both))
        note(faults, 'text over text', `${inPair(upper, lower)} lie over each other`);
    }
  }
  for (const line of seen) {
    const cover = halfCover(line);
    if (cover !== null) note(faults, 'covered', `"${short(line)}" is half under ${named(cover)}`);
  }
  return [...faults.values()];
}

function note(faults: Map<string, Fault>, kind: Fault['kind'], says: string): void {
  faults.set(says, { kind, says });
}

/** In the same order whichever is higher. */
function inPair(...lines: readonly [TextLine, TextLine]): string {
  return lines
    .map((line) => `"${short(line)}"`)
    .sort()
    .join(' and ');
}

function short({ text }: TextLine): string {
  return text.slice(0, 30);
}

/** The same sign drawn twice in one place, once as the light around it. */
function isHalo(a: Seen, b: Seen): boolean {
  return a.text === b.text && Math.abs(a.box.left - b.box.left) < 2 && Math.abs(a.box.top - b.box.top) < 2;
}

/** Nothing opaque hides one of them where they meet. */
function areBothSeen(a: Seen, b: Seen, both: Box): boolean {
  return pointsIn(both, 3, 1).some((point) => coverAt(a, point) === null && coverAt(b, point) === null);
}

/** What hides a part of a line and leaves the rest; a line that is hidden as a whole lies under something that was opened. */
function halfCover(line: Seen): Element | null {
  const part = clearOfEdges(line);
  if (line.element.closest('[data-panned]') !== null || part === null) return null;
  const covers = pointsIn(part, Math.min(9, Math.max(3, line.text.length)), 3).map((point) => coverAt(line, point));
  const cover = covers.find((one) => one !== null) ?? null;
  return covers.every((one) => one !== null) || isFixed(cover) ? null : cover;
}

/** What is seen of a line without the hair where its panel cuts it: boxes are rounded there, and nothing of that is read. */
function clearOfEdges({ part, box }: Seen): Box | null {
  return intersection(part, {
    ...part,
    top: part.top > box.top ? part.top + TOUCH : part.top,
    bottom: part.bottom < box.bottom ? part.bottom - TOUCH : part.bottom,
  });
}

/** A page scrolls under what stays in its place. */
function isFixed(element: Element | null): boolean {
  for (let at = element; at !== null; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

/** The first thing over a line at this point that lets nothing through. */
function coverAt({ element }: TextLine, [x, y]: [number, number]): Element | null {
  for (const top of document.elementsFromPoint(x, y)) {
    if (top === element || top.contains(element)) return null;
    if (!element.contains(top) && isOpaque(top)) return top;
  }
  return null;
}
