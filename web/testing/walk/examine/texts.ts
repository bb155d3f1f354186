/** All text that is seen, line by line, each with the box that its signs fill. */
import { type Box, isShown } from './boxes.ts';

/** A piece of text in one line. */
export interface TextLine {
  node: Text;
  element: Element;
  text: string;
  /** Where there is ink: less than the line is high. */
  box: Box;
  /** How large its letters are on the screen. */
  size: number;
}

/** Not written on the page, or not by it. */
const SILENT = 'title, desc, style, script, noscript, template, option, textarea, rt, rp';

/** Letters this small are only for those who listen. */
const ONLY_HEARD = 3;

export function visibleTexts(place: Element): TextLine[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const lines: TextLine[] = [];
  const shown = new Map<Element, boolean>();
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const element = node.parentElement as Element | null;
    if (element === null || node.data.trim() === '' || element.closest(SILENT) !== null) continue;
    if (!shown.has(element)) shown.set(element, isShown(element));
    if (shown.get(element)) lines.push(...linesOf(node, element));
  }
  return lines;
}

function linesOf(node: Text, element: Element): TextLine[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const text = node.data.replaceAll(/\s+/g, ' ').trim();
  const ink = inkOf(element, text);
  return [...range.getClientRects()].flatMap(({ left, top, right, height, width }) => {
    const scale = height / (ink.ascent + ink.descent);
    const baseline = top + ink.ascent * scale;
    const box = { left, right, top: baseline - ink.above * scale, bottom: baseline + ink.below * scale };
    const size = ink.size * scale;
    return width < 1 || size < ONLY_HEARD ? [] : [{ node, element, text, box, size }];
  });
}

interface Ink {
  size: number;
  /** The font's own height, which is that of the line's box … */
  ascent: number;
  descent: number;
  /** … and that of these signs. */
  above: number;
  below: number;
}

const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
const measured = new Map<string, Ink>();

function inkOf(element: Element, text: string): Ink {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const key = `${font} ${text}`;
  let ink = measured.get(key);
  if (ink === undefined) {
    pen.font = font;
    const metrics = pen.measureText(text);
    ink = {
      size: Number.parseFloat(fontSize),
      ascent: metrics.fontBoundingBoxAscent,
      descent: metrics.fontBoundingBoxDescent,
      above: metrics.actualBoundingBoxAscent,
      below: metrics.actualBoundingBoxDescent,
    };
    measured.set(key, ink);
  }
  return ink;
}
