/** Nothing ever scrolls sideways as a whole, and no control sticks out. */
import { isShown, visiblePart } from './boxes.ts';
import { type Fault, named, px } from './fault.ts';

export function sidewaysFaults(place: Element): Fault[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults: Fault[] = [];
  if (scrollWidth > clientWidth)
    faults.push({ kind: 'sideways', says: `the page is ${scrollWidth} px wide in ${clientWidth}` });
  for (const control of place.querySelectorAll('a[href], button, input, select')) {
    if (!isShown(control)) continue;
    const seen = visiblePart(control, control.getBoundingClientRect());
    if (seen === null) continue;
    const by = Math.max(-seen.left, seen.right - clientWidth);
    if (by > 1) faults.push({ kind: 'sideways', says: `${named(control)} sticks out by ${px(by)}` });
  }
  return faults;
}
