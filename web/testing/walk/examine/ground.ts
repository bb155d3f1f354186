/** What things are painted on, and what they hide. */

/** Whether nothing shines through what is painted here. */
export function isOpaque(element: Element): boolean {
  if (faintness(element) < 0.85) return false;
  const style = getComputedStyle(element);
  if (element instanceof SVGElement && element.ownerSVGElement !== null) {
    // Signs leave room between them.
    if (element.closest('text') !== null) return false;
    return style.fill !== 'none' && Number(style.fillOpacity) * alphaOf(style.fill) > 0.85;
  }
  if (/^(img|canvas|video)$/.test(element.localName)) return true;
  const image = style.backgroundImage;
  const gradient = image.includes('gradient') && !/transparent|rgba|\/ 0|color\(.*\/|url/.test(image);
  return gradient || alphaOf(style.backgroundColor) > 0.85;
}

function faintness(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

/** How much a computed colour covers. */
function alphaOf(colour: string): number {
  if (colour === 'transparent') return 0;
  const [, alpha] = /[,/]\s*([\d.]+)\)$/.exec(/^rgb\(/.test(colour) ? '' : colour) ?? [];
  return alpha === undefined ? 1 : Number(alpha);
}

/** What a text is written on: the nearest thing around it with a colour or an edge of its own. */
export function groundOf(element: Element): Element {
  for (let at = element; at.parentElement !== null; at = at.parentElement) {
    const { display, backgroundColor, backgroundImage, borderRightWidth } = getComputedStyle(at);
    const coloured = alphaOf(backgroundColor) > 0 || backgroundImage !== 'none';
    if (display !== 'inline' && (coloured || borderRightWidth !== '0px')) return at;
  }
  return document.documentElement;
}
