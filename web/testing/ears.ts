/**
 * What a screen reader would say: changes of live regions, and what gets the focus, in order. A region that comes into the
 * page together with its text stays silent, as it does with most readers.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export type Heard =
  | { is: 'polite' | 'assertive'; text: string }
  | { is: 'focus'; groups: string[]; role: string; name: string; state: string }
  /** Of what has the focus. */
  | { is: 'state'; state: string };

/** What is put into the page. */
export interface Ear {
  heard: Heard[];
  spoken(element: Element): { name: string };
}

/** What was heard, and what the page shows beside it. */
export interface Hearing {
  heard: Heard[];
  /** The last entry that is shown. */
  entry: number;
  /** Where the question is read; some boards put it into words of their own there. */
  heading: string;
  /** What is explained above it. */
  note: string;
}

/** Loads the page again, with an ear in it. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(listenIn);
  await page.reload();
  await page.locator('html[data-idle="true"]').waitFor();
}

/** What was heard since the last time. */
export function hear(page: Page): Promise<Hearing> {
  return page.evaluate(() => {
    const { heard, spoken } = window as unknown as Ear;
    const textOf = (selector: string) => [...document.querySelectorAll(selector)].map((one) => spoken(one).name);
    return {
      heard: heard.splice(0),
      entry: Number(document.documentElement.dataset.entry),
      heading: textOf('section[data-mine] h2').join(' '),
      note: textOf('section[data-asks][data-waits] p').join(' '),
    };
  });
}

/** Waits until a question has been said. */
export async function awaitCall(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Ear).heard.some(({ is }) => is === 'assertive'));
}

/** Waits until something has been said of what was chosen. */
export async function awaitOutlook(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { heard } = window as unknown as Ear;
    return heard.findLastIndex((one) => one.is === 'state') <= heard.findLastIndex((one) => 'text' in one);
  });
}

/** Waits until what the page asks now has been said, unless it is `known`. */
export async function awaitHeading(page: Page, known: string): Promise<void> {
  await page.waitForFunction((known) => {
    const { heard, spoken } = window as unknown as Ear;
    const asks = [...document.querySelectorAll('section[data-mine] h2')].map((one) => spoken(one).name).join(' ');
    return asks === known || heard.some((one) => 'text' in one && one.text === asks);
  }, known);
}

/** A control that can be chosen or pressed, by the name that is said. */
export interface Choice {
  target: string | null;
  name: string;
  /** Of the board's own: several of them may stand for equal things, like dice. */
  own: boolean;
  /** A place on the board that is chosen; what boards suggest by controls of their own does not count. */
  chosen: boolean;
}

/** All that can be chosen or pressed to answer. */
export function choicesOf(page: Page): Promise<Choice[]> {
  return page.evaluate(() => {
    const { spoken } = window as unknown as Ear;
    const ANSWERS = '[role="button"][data-target][data-state], section[data-mine] button[data-answer]:enabled';
    return [...document.querySelectorAll<HTMLElement>(ANSWERS)]
      .filter((one) => one.getBoundingClientRect().width > 0 && one.closest('[aria-hidden="true"]') === null)
      .map((one) => ({
        target: one.dataset.target ?? null,
        name: spoken(one).name,
        own: one.dataset.own !== undefined,
        chosen: one.dataset.state === 'selected' && one.dataset.own === undefined,
      }));
  });
}

const FOLDER = join(import.meta.dirname, '../../reports/ears');

/** Written down at once, so that it can be read when something fails. */
export function keepTranscript(name: string): { add(lines: readonly string[]): void } {
  const file = join(FOLDER, `${name}.txt`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, '');
  return { add: (lines) => appendFileSync(file, lines.map((line) => `${line}\n`).join('')) };
}

export function inWords(heard: Heard): string {
  if (heard.is === 'state') return `  ${heard.state}`;
  if (heard.is === 'focus') {
    const { groups, name, role, state } = heard;
    return `  → ${[...groups.map((group) => `[${group}]`), name].join(' ')}, ${role}${state}`;
  }
  return `${heard.is === 'assertive' ? '!!' : '…'} ${heard.text}`;
}

function listenIn(): void {
  const heard: Heard[] = [];
  Object.assign(window, { heard, spoken });

  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';

  function urgencyOf(region: Element): 'polite' | 'assertive' | null {
    const live = region.getAttribute('aria-live');
    if (live !== null) return live === 'polite' || live === 'assertive' ? live : null;
    return region.getAttribute('role') === 'alert' ? 'assertive' : 'polite';
  }

  function isAtomic(region: Element): boolean {
    const atomic = region.getAttribute('aria-atomic');
    return atomic === null ? region.matches('[role="status"], [role="alert"]') : atomic === 'true';
  }

  /** The text of a node as it is read: without what is hidden, pictures by their names. */
  function textOf(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || isHidden(node)) return '';
    const label = node.getAttribute('aria-label');
    if (label !== null && label !== '') return ` ${label} `;
    if (node.matches('img')) return ` ${node.getAttribute('alt') ?? ''} `;
    const inner = [...node.childNodes].map(textOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
  }

  function isHidden(element: Element): boolean {
    if (element.getAttribute('aria-hidden') === 'true' || element.matches('script, style, title')) return true;
    const { display, visibility } = getComputedStyle(element);
    return display === 'none' || visibility === 'hidden';
  }

  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

  function spoken(element: Element): { role: string; name: string; state: string } {
    const by = (attribute: string) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .map((id) => (id === '' ? null : document.getElementById(id)))
        .filter((one) => one !== null)
        .map(textOf)
        .join(' ');
    const field = element as HTMLInputElement;
    const name =
      by('aria-labelledby') ||
      element.getAttribute('aria-label') ||
      [...(field.labels ?? [])].map(textOf).join(' ') ||
      [...element.childNodes].map(textOf).join('');
    const described = by('aria-describedby');
    const states = [
      element.getAttribute('aria-pressed') === 'true' && 'chosen',
      element.getAttribute('aria-expanded') === 'true' && 'open',
      field.checked === true && 'checked',
      field.disabled === true && 'not available',
      described,
    ];
    return {
      role: element.getAttribute('role') ?? element.localName,
      name: tidy(name),
      state: states
        .filter(Boolean)
        .map((state) => `, ${state}`)
        .join(''),
    };
  }

  new MutationObserver((records) => {
    const added = new Map<Element, Node[]>();
    const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const isFresh = (node: Node | null): boolean => node !== null && (fresh.has(node) || isFresh(node.parentNode));
    for (const { target, type, addedNodes, oldValue } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(LIVE) ?? null;
      if (region === null || !region.isConnected || isFresh(region)) continue;
      // What is hidden, or written anew as it was, changes nothing for a reader.
      if (element?.closest('[aria-hidden="true"]') || (type === 'characterData' && oldValue === target.textContent))
        continue;
      const nodes = type === 'characterData' ? [target] : [...addedNodes];
      added.set(region, [...(added.get(region) ?? []), ...nodes]);
    }
    for (const [region, nodes] of added) {
      const is = urgencyOf(region);
      const there = nodes.filter((node) => node.isConnected);
      if (is === null || isHidden(region) || there.length === 0) continue;
      const text = tidy(isAtomic(region) ? textOf(region) : [...new Set(there)].map(textOf).join(' '));
      if (text !== '') heard.push({ is, text });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });

  new MutationObserver((records) => {
    const focused = document.activeElement;
    if (focused === null || !records.some(({ target }) => target === focused)) return;
    // What is no switch any more is not said to be off.
    if (!focused.hasAttribute('aria-pressed')) return;
    heard.push({ is: 'state', state: focused.getAttribute('aria-pressed') === 'true' ? 'chosen' : 'no longer chosen' });
  }).observe(document, { subtree: true, attributeFilter: ['aria-pressed'] });

  /** The named groups around an element; a reader says those that are entered. */
  function groupsAround(element: Element): Element[] {
    const around = element.parentElement?.closest('fieldset, dialog, section, [role="group"], [role="radiogroup"]');
    return around ? [around, ...groupsAround(around)] : [];
  }

  function groupName(group: Element): string {
    const legend = group.querySelector(':scope > legend');
    return legend === null ? (isNamed(group) ? spoken(group).name : '') : tidy(textOf(legend));
  }

  const isNamed = (element: Element) => element.matches('[aria-label], [aria-labelledby]');

  let entered: Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target === document.body) return;
    const around = groupsAround(target);
    const names = around.filter((group) => !entered.includes(group)).map(groupName);
    entered = around;
    heard.push({ is: 'focus', groups: names.filter((name) => name !== '').reverse(), ...spoken(target) });
  });
}
