/** How a match falls into turns, and where one reads on about a question. */
import type { Seat } from '@yamanote/kernel';
import type { Event, Frame } from './rules/index.ts';

export function opens(event: Event): Seat | null {
  return event.type === 'turn-began' ? event.seat : null;
}

/** What follows from what was told before, or says no more than the head of its turn. */
export function minor(event: Event): boolean {
  switch (event.type) {
    case 'turn-began':
      return !event.second;
    case 'activated':
    case 'swap-declined':
    case 'turned-over':
      return true;
    default:
      return false;
  }
}

/** The page of the rules has anchors of these names. */
const RULES: Partial<Readonly<Record<Frame['kind'], string>>> = {
  roll: 'MK-3.1',
  reroll: 'MK-8.4',
  charge: 'MK-6.10',
  give: 'MK-6.11',
  take: 'MK-6.15',
  build: 'MK-7.1',
};

export function ruleOf(kind: string): string | null {
  return RULES[kind as Frame['kind']] ?? null;
}
