/** Controls that a finger misses. A link inside a line of text is as high as the line. */
import { centreOf, isShown, visiblePart, windowBox } from './boxes.ts';
import { type Fault, named } from './fault.ts';
import { bringIntoView, hits } from './reach.ts';

const FINGER = 44;
/** On a map neighbours lie close to each other. */
const ON_MAP = 24;
/** Rounding. */
const SLACK = 0.5;

type Control = HTMLElement | SVGElement;

const MAP = 'main svg, main [data-map]';
const CONTROLS =
  'a[href], button, select, textarea, summary, label:has(input), input:not([type="hidden"]), [role="button"]';

export function smallTargets(place: Element): Fault[] {
  const controls = [...place.querySelectorAll<Control>(CONTROLS)].filter(
    (control) => !control.matches(':disabled, [inert] *, label input') && !isInLine(control) && isShown(control),
  );
  const faults = crowded(controls.filter(takesNearest));
  for (const control of controls) {
    if (takesNearest(control)) continue;
    const least = (control.closest(MAP) === null ? FINGER : ON_MAP) - SLACK;
    const { width, height } = control.getBoundingClientRect();
    if (width >= least && height >= least) continue;
    if (width <= 1 || height <= 1 || isPannedAway(control) || takes(control, least)) continue;
    faults.push({
      kind: 'small target',
      says: `${named(control)} is ${Math.round(width)}×${Math.round(height)}, not ${least + SLACK}`,
    });
  }
  return faults;
}

/** Where a finger takes the nearest thing, what counts is how far they are apart. */
function crowded(controls: readonly Control[]): Fault[] {
  const inSight = controls.filter((control) => !isPannedAway(control));
  const faults: Fault[] = [];
  for (const [i, one] of inSight.entries()) {
    for (const other of inSight.slice(i + 1)) {
      const [[x1, y1], [x2, y2]] = [one, other].map((control) => centreOf(control.getBoundingClientRect()));
      const far = Math.hypot(x1 - x2, y1 - y2);
      if (far >= ON_MAP - SLACK || one.dataset.target === other.dataset.target) continue;
      faults.push({
        kind: 'small target',
        says: `${named(one)} and ${named(other)} lie ${Math.round(far)} px apart, not ${ON_MAP}`,
      });
    }
  }
  return faults;
}

function takesNearest(control: Control): boolean {
  return control.closest('[data-panned] svg') !== null;
}

function isInLine(control: Element): boolean {
  return control.localName === 'a' && getComputedStyle(control).display === 'inline';
}

/** On a map that shows a part of itself, what lies outside of that part is nobody's target yet. */
function isPannedAway(control: Element): boolean {
  const map = control.closest(MAP);
  return map !== null && visiblePart(control, control.getBoundingClientRect()) === null;
}

/** Whether it takes taps around what is seen of it. */
function takes(control: Element, least: number): boolean {
  if (control.closest(MAP) === null) bringIntoView(control);
  const [x, y] = centreOf(control.getBoundingClientRect());
  const reach = least / 2;
  const { right, bottom } = windowBox();
  // At the window's edge a finger comes from the other side.
  const within = (px: number, py: number) => px >= 0 && py >= 0 && px <= right && py <= bottom;
  const ends: [number, number][] = [
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ];
  return ends.every(([px, py]) => !within(px, py) || hits(control, px, py));
}
