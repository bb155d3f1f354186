/** Question and answers are wholly inside the window, and nothing lies over them. */
import { areaOf, type Box, intersection, visiblePart, windowBox } from './boxes.ts';
import { type Fault, named, px } from './fault.ts';
import { pointsIn } from './reach.ts';

/** Rounding. */
const SLACK = 0.6;

/** What is told, what is asked, and the buttons: the foot of the page, or of a column. */
const ASK = 'section[data-mine]';

export function questionFaults(): Fault[] {
  const parts = [...document.querySelectorAll(ASK)];
  if (parts.length === 0) return [{ kind: 'question', says: 'nothing is asked' }];
  const heading = parts.flatMap((part) => [...part.querySelectorAll('h2')])[0];
  const buttons = parts.flatMap((part) => [...part.querySelectorAll('[data-answer]')]);
  return [
    ...(heading === undefined
      ? [{ kind: 'question' as const, says: 'the question has no heading' }]
      : faultsOf(heading, 'the question')),
    ...buttons.flatMap((button) => faultsOf(button, `the answer "${button.textContent?.trim()}"`)),
    ...parts.filter((part) => !part.querySelector('h2')).flatMap((told) => faultsOf(told, 'what is told')),
  ];
}

function faultsOf(element: Element, name: string): Fault[] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = { left, top, right, bottom };
  // Where there is nothing to tell, nothing is told.
  if (areaOf(box) === 0) return [];
  const room = windowBox();
  const beyond = [
    [bottom - room.bottom, 'below'],
    [-top, 'above'],
    [-left, 'left of'],
    [right - room.right, 'right of'],
  ] as const;
  const out = beyond.filter(([by]) => by > SLACK);
  if (out.length > 0)
    return out.map(([by, side]) => ({ kind: 'question', says: `${name} lies ${px(by)} ${side} the window` }));
  const seen = visiblePart(element, box);
  if (seen === null) return [{ kind: 'question', says: `${name} is scrolled away or cut off` }];
  const cut = Math.max(seen.left - left, seen.top - top, right - seen.right, bottom - seen.bottom);
  if (cut > SLACK) return [{ kind: 'question', says: `${name} is cut off by ${px(cut)}` }];
  return coveredBy(intersection(box, room) ?? box).map((cover) => ({
    kind: 'question',
    says: `${name} is under ${cover}`,
  }));
}

function coveredBy(box: Box): string[] {
  const tops = pointsIn(box, 5, 3).map(([x, y]) => document.elementFromPoint(x, y));
  const others = tops.filter(
    (top): top is Element => top !== null && top.closest(ASK) === null && !top.querySelector(ASK),
  );
  return [...new Set(others)].map(named);
}
