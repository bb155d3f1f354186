/** Question and answers are wholly inside the window, and nothing lies over them. */
import { intersection, visiblePart, windowBox } from './boxes.ts';
import { type Fault, named, px } from './fault.ts';
import { pointsIn } from './reach.ts';

/** Rounding. */
const SLACK = 0.6;

export function questionFaults(): Fault[] {
  const bar = document.querySelector('section[data-mine]');
  if (bar === null) return [{ kind: 'question', says: 'nothing is asked' }];
  const heading = bar.querySelector('h2');
  const buttons = [...bar.querySelectorAll('[data-answer]')];
  return [
    ...(heading === null ? [{ kind: 'question' as const, says: 'the question has no heading' }] : []),
    ...(heading === null ? [] : faultsOf(bar, heading, 'the question')),
    ...buttons.flatMap((button) => faultsOf(bar, button, `the answer "${button.textContent?.trim()}"`)),
  ];
}

function faultsOf(bar: Element, element: Element, name: string): Fault[] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = { left, top, right, bottom };
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
  return coveredBy(bar, intersection(box, room) ?? box).map((cover) => ({
    kind: 'question',
    says: `${name} is under ${cover}`,
  }));
}

function coveredBy(bar: Element, box: { left: number; top: number; right: number; bottom: number }): string[] {
  const tops = pointsIn(box, 5, 3).map(([x, y]) => document.elementFromPoint(x, y));
  const others = tops.filter((top): top is Element => top !== null && !bar.contains(top) && !top.contains(bar));
  return [...new Set(others)].map(named);
}
