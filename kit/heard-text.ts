/**
 * What is said of an element that is otherwise seen: without what is hidden from ears, and without buttons, which say
 * themselves what they are. The parts of its paragraph are set apart, as gaps do for the eye; one with `data-leads` goes on in
 * the next.
 */
export function heardText(element: Element, comma: string): string {
  const parts = (element.querySelector('p') ?? element).childNodes;
  return [...parts]
    .map((part) => ({ text: textOf(part).replace(/\s+/g, ' ').trim(), leads: leads(part) }))
    .filter(({ text }) => text !== '')
    .map(({ text, leads }, i, { length }) => (i === length - 1 ? text : `${text}${leads ? ' ' : comma}`))
    .join('');
}

function leads(node: Node): boolean {
  return node instanceof Element && node.matches('[data-leads]');
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('[aria-hidden="true"], button')) return '';
  return [...node.childNodes].map(textOf).join('');
}

/** What stands for a sign that readers leave out or misread, with the gaps around it. */
export type Signs = Readonly<Record<'×' | '=' | '−' | '±', string>>;

/** "2 districts × 3 stations = 6" as it is said: "2 districts times 3 stations is 6". */
export function signsInWords(text: string, { signs }: { signs: Signs }): string {
  return text.replace(/ ?([×=−±]) ?/g, (_, sign: keyof Signs) => signs[sign]).trimStart();
}
