/** A hint, and when a match has one for a seat. */
import { type Entry, pending, type Refusal, refuse, type Seat, type Shape } from '@yamanote/kernel';
import type { Draft } from './draft.ts';

/** An answer that was weighed. */
export interface Weighed<A = unknown> {
  readonly answer: A;
  /** The chance to win, from 0 to 1, where others play; alone, the score that is to be expected. */
  readonly value: number;
  /** The standard error of that; `null` where it was tried too little to say. */
  readonly error: number | null;
  /** What else is to be expected of it, by names that the game's words know. */
  readonly odds?: Readonly<Record<string, number>>;
}

/** What a seat could answer, best first; empty if nothing was found. */
export type Hint<A = unknown> = readonly Weighed<A>[];

/** Why a seat gets no hint on this question, if so, whoever would think about it. */
export function refuseHint<T extends Shape>(
  { course, chain, questions }: Draft<T>,
  seat: Seat,
  question: number,
): Refusal | null {
  const waiting = pending(course.game, course.state);
  const isAsked = (waiting.is === 'ask' || waiting.is === 'each') && waiting.seats.includes(seat);
  if (!isAsked) return refuse('not-asked', 'seat', 'a seat that is asked', seat);
  if (question !== questions[seat]) return refuse('stale', 'question', `question ${questions[seat]}`, question);
  // The first format knows no notes.
  return chain === null ? refuse('no-hint', '', 'a match whose format has notes', 'an older one') : null;
}

/** Whether the log says already that a seat was given a hint on this question. */
export function wasHinted(log: readonly Entry[], seat: Seat, question: number): boolean {
  return log.some(
    (entry) => entry.index >= question && entry.seat === seat && 'note' in entry && entry.note.is === 'hint',
  );
}
