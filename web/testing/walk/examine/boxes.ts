/** Rectangles, and what is left of them where something cuts them off. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function intersection(a: Box, b: Box): Box | null {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.right > box.left && box.bottom > box.top ? box : null;
}

export function areaOf(box: Box | null): number {
  return box === null ? 0 : (box.right - box.left) * (box.bottom - box.top);
}

export function centreOf({ left, top, right, bottom }: Box): [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

export function windowBox(): Box {
  return { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight };
}

/** Something around an element that shows only what is inside its box; each way it hides the rest, or scrolls to it. */
export interface Clip {
  element: Element;
  box: Box;
  x: 'hides' | 'scrolls' | 'shows';
  y: 'hides' | 'scrolls' | 'shows';
}

const known = new Map<Element, readonly Clip[]>();

/** Boxes change with the window. */
export function forgetClips(): void {
  known.clear();
}

/** What cuts off parts of this element, from the inside out. The window is not among them. */
export function clipsOf(element: Element): readonly Clip[] {
  const found = known.get(element);
  if (found !== undefined) return found;
  const clips: Clip[] = [];
  const style = getComputedStyle(element);
  const own = clipOf(element, style);
  if (own !== null) clips.push(own);
  const around = containerOf(element, style.position);
  if (around !== null) clips.push(...clipsOf(around));
  known.set(element, clips);
  return clips;
}

/** The nearest element whose clipping counts: what is positioned passes by those that do not hold it. */
function containerOf(element: Element, position: string): Element | null {
  // A dialog lies on top of the whole page, wherever it is written.
  if (element.matches('dialog[open]')) return null;
  let around = element.parentElement;
  if (position !== 'absolute' && position !== 'fixed') return around;
  while (around !== null && !holds(around, position)) around = around.parentElement;
  return around;
}

function holds(element: Element, position: 'absolute' | 'fixed'): boolean {
  const style = getComputedStyle(element);
  const transforms = style.transform !== 'none' || style.filter !== 'none' || style.perspective !== 'none';
  const contains = style.containerType !== 'normal' || /paint|layout|strict|content/.test(style.contain);
  return transforms || contains || (position === 'absolute' && style.position !== 'static');
}

function clipOf(element: Element, style: CSSStyleDeclaration): Clip | null {
  // What these say counts for the window.
  if (element === document.documentElement || element === document.body) return null;
  // Inside a drawing only its outermost element has a box of its own.
  if (element instanceof SVGElement && element.ownerSVGElement !== null) return null;
  if (style.display === 'inline' || style.display === 'contents') return null;
  const [x, y] = [behaviour(style.overflowX), behaviour(style.overflowY)];
  if (x === 'shows' && y === 'shows') return null;
  const { left, top } = element.getBoundingClientRect();
  const [innerLeft, innerTop] = [left + element.clientLeft, top + element.clientTop];
  const box = {
    left: x === 'shows' ? -Infinity : innerLeft,
    top: y === 'shows' ? -Infinity : innerTop,
    right: x === 'shows' ? Infinity : innerLeft + element.clientWidth,
    bottom: y === 'shows' ? Infinity : innerTop + element.clientHeight,
  };
  return { element, box, x, y };
}

function behaviour(overflow: string): Clip['x'] {
  if (overflow === 'visible') return 'shows';
  return overflow === 'auto' || overflow === 'scroll' ? 'scrolls' : 'hides';
}

/** What is seen of a box that belongs to this element, besides the window's own edges; `null` for nothing. */
export function visiblePart(element: Element, box: Box): Box | null {
  let part: Box | null = box;
  for (const clip of clipsOf(element)) part = part && intersection(part, clip.box);
  return part;
}

/** Only for those who listen. */
function isUnseen(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at instanceof SVGElement && at.ownerSVGElement !== null) continue;
    const { clipPath, overflowX } = getComputedStyle(at);
    if (clipPath.startsWith('inset(50%')) return true;
    const { width, height } = at.getBoundingClientRect();
    if (overflowX !== 'visible' && (width <= 1 || height <= 1)) return true;
  }
  return false;
}

export function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnseen(element);
}
