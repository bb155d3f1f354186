/** Text that nobody can read because it has the colour of what it is written on. */
import { centreOf } from './boxes.ts';
import type { Fault } from './fault.ts';
import { isOpaque } from './ground.ts';
import type { TextLine } from './texts.ts';

/** Channels that differ by less look the same. */
const TELLING = 16;

export function lostTexts(texts: readonly TextLine[]): Fault[] {
  const faults = new Map<string, Fault>();
  for (const line of texts) {
    const ground = paintBelow(line);
    if (ground === null || !alike(getComputedStyle(line.element).color, ground)) continue;
    faults.set(line.text, { kind: 'lost text', says: `"${line.text}" has the colour of what it is written on` });
  }
  return [...faults.values()];
}

/** The plain colour that a text lies on; `null` where it is a picture, a shade, or nothing. Signs in drawings have outlines. */
function paintBelow({ element, box }: TextLine): string | null {
  if (element instanceof SVGElement) return null;
  const stack = document.elementsFromPoint(...centreOf(box));
  const below = stack.includes(element) ? stack.slice(stack.indexOf(element)) : around(element);
  const ground = below.find(isOpaque);
  if (ground === undefined || !(ground instanceof HTMLElement)) return null;
  const { backgroundColor, backgroundImage } = getComputedStyle(ground);
  return backgroundImage === 'none' ? backgroundColor : null;
}

/** Of what lies outside of the window, no point can be asked. */
function around(element: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) found.push(at);
  return found;
}

function alike(one: string, other: string): boolean {
  const channels = channelsOf(other);
  return channelsOf(one).every((value, i) => Math.abs(value - channels[i]) < TELLING);
}

const pen = new OffscreenCanvas(1, 1).getContext('2d', {
  willReadFrequently: true,
}) as OffscreenCanvasRenderingContext2D;

/** Colours are written in many ways, and all are painted alike. */
function channelsOf(colour: string): number[] {
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data];
}
