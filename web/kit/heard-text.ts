/**
 * What is said of an element that is otherwise seen: without what is hidden from ears, and without buttons, which say
 * themselves what they are. The parts of its paragraph are set apart, as gaps do for the eye.
 */
export function heardText(element: Element, comma: string): string {
  const parts = (element.querySelector('p') ?? element).childNodes;
  return [...parts]
    .map((part) => textOf(part).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(comma);
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('[aria-hidden="true"], button')) return '';
  return [...node.childNodes].map(textOf).join('');
}
