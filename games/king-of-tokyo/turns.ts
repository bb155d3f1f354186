/** How a match is read: where its turns begin, what is mere housekeeping, and which rule a question comes from. */
import type { Seat } from '@yamanote/kernel';
import type { AskFrame, CardId, Event, KingOfTokyoOptions } from './rules/index.ts';

/** Whose turn an event opens; choosing a monster is a turn of its own, and the lot is everybody's. */
export function opens(event: Event): Seat | 'all' | null {
  if (event.type === 'turn-began' || event.type === 'monster-chosen') return event.seat;
  return event.type === 'first-drawn' ? 'all' : null;
}

/** What other lines of the turn tell again: how the dice fell before the last roll, and housekeeping. */
const MINOR: ReadonlySet<Event['type']> = new Set(['turn-began', 'rolled', 'revealed', 'reshuffled', 'turn-stopped']);

/** A blow by a card or by poison is told by what came before it and by the hearts it costs; an attack is somebody's deed. */
export function minor(event: Event): boolean {
  return event.type === 'struck' ? event.harm.by !== 'attack' : MINOR.has(event.type);
}

/** The dice that count are not told twice where all of them were just rolled; and several new cards are told at once. */
export function together(before: readonly Event[], event: Event): { with: Event; as: Event } | null {
  const last = before.at(-1);
  if (event.type === 'dice-final' && last?.type === 'rolled' && last.thrown.length === event.dice.length)
    return { with: last, as: event };
  if (event.type !== 'revealed' || last?.type !== 'revealed') return null;
  const row = before.slice(before.findLastIndex(({ type }) => type !== 'revealed') + 1);
  const also = row.flatMap((one) => (one.type === 'revealed' ? [one.card] : []));
  const all: Event & { also: readonly CardId[] } = { ...event, also };
  return { with: last, as: all };
}

/** By the kind of frame that asks. */
const RULES: Readonly<Record<AskFrame['kind'], string>> = {
  choose: 'KOT-1.1',
  // What the faces bring is what somebody wants to know who rolls for the first time.
  roll: 'KOT-5.1',
  reroll: 'KOT-4.3',
  probe: 'KOT-4.6',
  change: 'KOT-4.7',
  hearts: 'KOT-5.6',
  escape: 'KOT-6.8',
  defend: 'KOT-6.8',
  camouflage: 'KOT-14.07',
  yield: 'KOT-7.4',
  buy: 'KOT-9.1',
  snatch: 'KOT-14.31',
  copy: 'KOT-14.27',
  charge: 'KOT-14.28',
  transform: 'KOT-14.26',
  again: 'KOT-14.15',
};

/** Where the short game has rules of its own. */
const SHORT_RULES: Readonly<Partial<Record<string, string>>> = { reroll: 'KOT-11.1' };

export function ruleOf(kind: string, options?: Pick<KingOfTokyoOptions, 'short'>): string | null {
  const short = options?.short ? SHORT_RULES[kind] : undefined;
  if (short !== undefined) return short;
  return Object.hasOwn(RULES, kind) ? RULES[kind as AskFrame['kind']] : null;
}
