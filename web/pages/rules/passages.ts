/** The page of rules as what a search finds: its rules, rows and paragraphs, in the elements that show them. */
import type { Found, Passage, Span } from './search.ts';

const PASSAGES = 'h2, h3, h4, p, pre, blockquote, li, tbody tr';
/** Whatever stands within one of these belongs to it. */
const WHOLE = 'li, blockquote, tr, figure';
const HEADING = /^h\d$/;

export interface ShownPassage extends Passage {
  element: HTMLElement;
}

export function passagesIn(article: Element): ShownPassage[] {
  return Array.from(article.querySelectorAll<HTMLElement>(PASSAGES))
    .filter(({ parentElement }) => parentElement?.closest(WHOLE) === null)
    .map((element) => ({
      element,
      id: idOf(element),
      text: textsOf(element)
        .map(({ data }) => data)
        .join(''),
    }));
}

/** A heading's counts if it is a number; others are only addresses. */
function idOf(element: HTMLElement): string | null {
  const id = element.localName === 'tr' ? (element.querySelector('.rule')?.id ?? '') : element.id;
  return /^[A-Z]/.test(id) ? id : null;
}

/** Pictures have words of their own. */
function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element
      ? node.localName === 'figure'
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP
      : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Leaves what is found, in its sections, and marks it; `null` shows everything as it was. */
export function showOnly(article: Element, passages: readonly ShownPassage[], found: Found | null): void {
  unmark(article);
  const sections = new Map<Element, ShownPassage[]>();
  for (const passage of passages) {
    const section = passage.element.closest('section') ?? article;
    sections.set(section, [...(sections.get(section) ?? []), passage]);
  }
  const isFound = new Set(found === null ? passages : passages.filter((_, i) => found.has(i)));
  for (const [section, within] of sections) {
    const isAny = within.some((passage) => isFound.has(passage));
    // A heading that is found alone stands for all below it, and one above what is found says where that is.
    const isAll = isAny && !within.some((one) => isFound.has(one) && !isHeading(one));
    section.toggleAttribute('hidden', !isAny);
    for (const one of within) one.element.hidden = !isAll && !isHeading(one) && !isFound.has(one);
  }
  for (const group of article.querySelectorAll<HTMLElement>('ul, ol, .table'))
    if (group.parentElement?.closest(WHOLE) === null)
      group.hidden = passages.every(({ element }) => !group.contains(element) || element.hidden);
  found?.forEach((spans, i) => {
    mark(passages[i].element, spans);
  });
}

function isHeading({ element }: ShownPassage): boolean {
  return HEADING.test(element.localName);
}

/** From the last to the first, so that places before a mark stay what they are. */
function mark(element: Element, spans: readonly Span[]): void {
  let end = textsOf(element).reduce((sum, { length }) => sum + length, 0);
  for (const text of textsOf(element).toReversed()) {
    const start = end - text.length;
    for (const { from, to } of spans.toReversed()) {
      const [first, last] = [Math.max(from, start) - start, Math.min(to, end) - start];
      if (first >= last) continue;
      const marked = text.splitText(first);
      marked.splitText(last - first);
      const place = document.createElement('mark');
      marked.replaceWith(place);
      place.append(marked);
    }
    end = start;
  }
}

function unmark(article: Element): void {
  for (const place of article.querySelectorAll('mark')) {
    const parent = place.parentNode;
    place.replaceWith(...place.childNodes);
    parent?.normalize();
  }
}
