/** What may be wrong with a page in a window. */
type FaultKind =
  | 'question'
  | 'board'
  | 'scrolling'
  | 'sideways'
  | 'text over text'
  | 'clipped text'
  | 'small text'
  | 'lost text'
  | 'small target'
  | 'covered'
  | 'opened'
  | 'axe'
  | 'broken';

export interface Fault {
  kind: FaultKind;
  says: string;
}

/** An element in a few words, so that whoever reads a fault finds it. */
export function named(element: Element): string {
  const { id, target, answer } = (element as HTMLElement | SVGElement).dataset ?? {};
  const mark = target ?? id ?? (answer === undefined ? undefined : 'answer');
  const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const what = mark === undefined ? element.localName : `${element.localName}[${mark}]`;
  return said === '' ? `${what} in ${placeOf(element)}` : `${what} "${said.slice(0, 40)}"`;
}

/** The nearest thing around it that has a name. */
function placeOf(element: Element): string {
  const around = element.parentElement?.closest('[aria-label], section, main, header, dialog, body');
  if (around == null) return 'the page';
  const label = around.getAttribute('aria-label');
  return label === null ? around.localName : `"${label}"`;
}

export function px(length: number): string {
  return `${Math.round(length * 10) / 10} px`;
}
