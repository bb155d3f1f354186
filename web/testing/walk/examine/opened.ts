/** What lies over the page because somebody has opened it: a dialog, or a sheet that leaves the question free. */
import { isShown, windowBox } from './boxes.ts';
import { type Fault, px } from './fault.ts';
import { hits, pointsIn } from './reach.ts';

/** Rounding. */
const SLACK = 0.6;

export function whatIsOpen(): Element | null {
  return document.querySelector('dialog[open]') ?? document.querySelector('[data-sheet]');
}

/** Nothing below a dialog can be used, or need be read. */
export function isModal(opened: Element | null): boolean {
  return opened?.localName === 'dialog';
}

/** It is inside the window, and its heading and its cross are in sight whatever it says. */
export function openedFaults(opened: Element): Fault[] {
  const room = windowBox();
  const { left, top, right, bottom } = opened.getBoundingClientRect();
  const beyond = Math.max(room.left - left, room.top - top, right - room.right, bottom - room.bottom);
  const faults: Fault[] =
    beyond > SLACK ? [{ kind: 'opened', says: `it sticks out of the window by ${px(beyond)}` }] : [];
  for (const part of [opened.querySelector('h2'), opened.querySelector('header button:last-of-type')])
    if (
      part === null ||
      !isShown(part) ||
      !pointsIn(part.getBoundingClientRect(), 3, 3).every(([x, y]) => hits(part, x, y))
    )
      faults.push({
        kind: 'opened',
        says: part?.localName === 'h2' ? 'its heading is not in sight' : 'its cross is not in sight',
      });
  return faults;
}
