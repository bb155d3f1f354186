/** How a match is read: where its turns begin, what is mere housekeeping, and which rule a question comes from. */
import type { Seat } from '@yamanote/kernel';
import type { Action, Event } from './rules/index.ts';

export function opens(event: Event): Seat | null {
  return event.type === 'turn-began' ? event.seat : null;
}

/** What fills the queue, shuffles the deck, or changes nothing. Who joins the queue for an upgrade was somebody's deed. */
export function minor(event: Event): boolean {
  switch (event.type) {
    case 'start-ward-revealed':
    case 'reshuffled':
    case 'turn-began':
    case 'card-taken':
    case 'queue-card-revealed':
    case 'returned':
    case 'ceo-stayed':
    case 'passed':
      return true;
    case 'queued':
      return event.seat === null;
    default:
      return false;
  }
}

interface Whole {
  with: Event;
  as: Event;
}

export function together(before: readonly Event[], event: Event): Whole | null {
  return event.type === 'queued' ? queuedAlike(before, event) : drawnOn(before, event);
}

/** Customers come to the queue one by one, also those who want the same. */
function queuedAlike(before: readonly Event[], event: Extract<Event, { type: 'queued' }>): Whole | null {
  const isAlike = (one: Event) =>
    one.type === 'queued' && one.slot === event.slot && one.customer === event.customer && one.seat === event.seat;
  const alike = before.slice(before.findLastIndex((one) => !isAlike(one)) + 1);
  const last = alike.at(-1);
  return last === undefined ? null : { with: last, as: { ...event, count: alike.length + 1 } };
}

/** Cards for one thing come in portions when the deck is shuffled in between, or runs dry. */
function drawnOn(before: readonly Event[], event: Event): Whole | null {
  const began = before.findLast(({ type }) => type !== 'reshuffled');
  if (event.type !== 'drew' || began?.type !== 'drew') return null;
  if (began.seat !== event.seat || began.cause !== event.cause) return null;
  const cards = began.cards === null || event.cards === null ? null : [...began.cards, ...event.cards];
  return { with: began, as: { ...event, count: began.count + event.count, cards } };
}

export function declines({ do: verb }: Action): boolean {
  return verb === 'pass' || verb === 'single' || verb === 'stay' || verb === 'stop';
}

/** By the kind of frame that asks; the prototype's rules refer to those of the retail edition. */
const RULES: Readonly<Record<string, string>> = {
  rampage: 'SJR-16.3',
  flee: 'SJR-16.5',
  push: 'SJR-17.1',
  ceo: 'SJR-15.3',
  action: 'SJR-3.3',
  spend: 'SJR-6.3',
  shop: 'SJR-7.2',
  extend: 'SJR-8.2',
  start: 'SJR-9.2',
  alight: 'SJR-9.5',
  ride: 'SJR-9.6',
  screens: 'SJR-13.1',
};

export function ruleOf(kind: string): string | null {
  return Object.hasOwn(RULES, kind) ? RULES[kind] : null;
}
