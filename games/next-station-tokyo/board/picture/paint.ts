/**
 * Paints a drawing of the page onto a canvas, as it looks there. The page's policy allows no picture that does not come
 * from the hall, so the usual way over an image is closed; our drawings consist of few enough kinds of things to go
 * through them one by one.
 */
type Shape = SVGGraphicsElement;

/** `scale` canvas pixels for one pixel of the page. */
export function paint(svg: SVGSVGElement, scale: number): HTMLCanvasElement {
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const { left, top } = svg.getBoundingClientRect();
  const page = new DOMMatrix().scale(scale).translate(-left, -top);
  walk(svg, context, 1, (shape) => page.multiply(shape.getScreenCTM() ?? new DOMMatrix()));
  return canvas;
}

function walk(
  element: Element,
  context: CanvasRenderingContext2D,
  opacity: number,
  place: (shape: Shape) => DOMMatrix,
): void {
  if (['defs', 'pattern', 'mask', 'title'].includes(element.localName)) return;
  const style = getComputedStyle(element);
  if (style.display === 'none') return;
  const alpha = opacity * Number(style.opacity);
  for (const child of element.children) walk(child, context, alpha, place);
  if (!(element instanceof SVGGeometryElement || element instanceof SVGTextElement)) return;
  context.setTransform(place(element));
  context.globalAlpha = alpha;
  if (element instanceof SVGTextElement) write(element, style, context);
  else draw(element, style, context);
}

function draw(shape: SVGGeometryElement, style: CSSStyleDeclaration, context: CanvasRenderingContext2D): void {
  const path = outline(shape);
  const fill = inkOf(style.fill, shape, context);
  if (fill !== null) {
    context.fillStyle = fill;
    context.fill(path);
  }
  const stroke = inkOf(style.stroke, shape, context);
  if (stroke === null) return;
  context.strokeStyle = stroke;
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  context.setLineDash(style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(Number.parseFloat));
  context.lineDashOffset = Number.parseFloat(style.strokeDashoffset) || 0;
  context.stroke(path);
}

function outline(shape: SVGGeometryElement): Path2D {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  if (shape instanceof SVGCircleElement) path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  if (shape instanceof SVGRectElement) {
    path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  }
  return path;
}

const ANCHORS: Readonly<Record<string, CanvasTextAlign>> = { start: 'left', middle: 'center', end: 'right' };

function write(text: SVGTextElement, style: CSSStyleDeclaration, context: CanvasRenderingContext2D): void {
  const ink = inkOf(style.fill, text, context);
  if (ink === null) return;
  context.fillStyle = ink;
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = ANCHORS[style.textAnchor] ?? 'left';
  context.textBaseline = style.dominantBaseline === 'central' ? 'middle' : 'alphabetic';
  context.fillText(text.textContent ?? '', Number(text.getAttribute('x') ?? 0), Number(text.getAttribute('y') ?? 0));
}

/** A colour, a pencil's grain, or nothing. */
function inkOf(value: string, element: Element, context: CanvasRenderingContext2D): string | CanvasPattern | null {
  if (value === 'none') return null;
  const [, id] = /url\("?#([^")]+)/.exec(value) ?? [];
  const pattern = id === undefined ? null : element.ownerDocument.getElementById(id);
  return pattern === null ? value : grain(pattern as unknown as SVGPatternElement, context);
}

/** Tiles are painted finer than they are used, so that specks stay sharp. */
const FINE = 3;

function grain(pattern: SVGPatternElement, context: CanvasRenderingContext2D): CanvasPattern | null {
  const tile = document.createElement('canvas');
  tile.width = pattern.width.baseVal.value * FINE;
  tile.height = pattern.height.baseVal.value * FINE;
  const inside = tile.getContext('2d') as CanvasRenderingContext2D;
  for (const child of pattern.children) walk(child, inside, 1, () => new DOMMatrix().scale(FINE));
  const made = context.createPattern(tile, 'repeat');
  made?.setTransform(new DOMMatrix().scale(1 / FINE));
  return made;
}
