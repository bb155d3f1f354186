/** Turns in one line each: what the others did since I was last asked, or while I was away. */
import type { Names, Speech, TurnLine } from '@yamanote/games/room';
import type { Seat } from '@yamanote/kernel';
import type { Chapter } from './story.ts';

export interface Turn extends TurnLine {
  key: number;
  seat: Seat | 'all';
}

export function turnsOf(chapters: readonly Chapter[], speech: Speech, names: Names): Turn[] {
  return chapters.flatMap(({ seat, number, told }) => {
    if (seat === null) return [];
    const events = told.map(({ event }) => event);
    const line = speech.turn(events, seat, names);
    return line === null ? [] : [{ ...line, key: number, seat }];
  });
}

/** Of these chapters, what lies after entry `since` and not after `until`. */
export function between(chapters: readonly Chapter[], since: number, until: number): Chapter[] {
  const inside = ({ entry }: { entry: number }) => entry > since && entry <= until;
  return chapters
    .map((chapter) => ({ ...chapter, told: chapter.told.filter(inside), lines: chapter.lines.filter(inside) }))
    .filter(({ told }) => told.length > 0);
}

/** What others played; what a bot played in my place is news to me, too. */
export function ofOthers(chapters: readonly Chapter[], me: Seat | 'public'): Chapter[] {
  return chapters.filter(({ seat, byBot }) => seat !== me || byBot);
}
