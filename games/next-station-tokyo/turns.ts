/** How a match falls into rounds, and where one reads on about a question. */
import { CARDS } from './rules/cards.ts';
import type { Event, Frame } from './rules/types.ts';

/** All draw at once when a card is turned up; the switch waits for the card that comes with it. */
export function opens(event: Event): 'all' | null {
  return event.type === 'card-revealed' && !CARDS[event.card].branch ? 'all' : null;
}

/** What is seen on the sheet, or said again when the line is scored. */
export function minor(event: Event): boolean {
  return event.type === 'pencil-dealt' || event.type === 'dealt-ahead' || event.type === 'extended';
}

/** The page of the rules has anchors of these names. */
const RULES: Partial<Readonly<Record<Frame['kind'], string>>> = {
  'take-pencil': 'NST-3.3',
  'place-spare': 'NST-3.1',
  draw: 'NST-5.1',
  'own-pace': 'NST-5.1',
};

export function ruleOf(kind: string): string | null {
  return RULES[kind as Frame['kind']] ?? null;
}
