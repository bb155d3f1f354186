import { pending, type Seat, type Shape } from '@yamanote/kernel';
import type { Draft } from './draft.ts';
import type { Ending } from './happening.ts';
import type { RunningMatch } from './running-match.ts';

/** The seats that a match waits for, as it is or as a draft would leave it. */
export function askedIn({
  course,
  frozen = null,
}: Pick<Draft, 'course'> & Partial<Pick<RunningMatch, 'frozen'>>): readonly Seat[] {
  if (frozen !== null || course.halt !== null) return [];
  const waiting = pending(course.game, course.state);
  return waiting.is === 'ask' || waiting.is === 'each' ? waiting.seats : [];
}

/** Where all agreed to end it, nobody has won, and nobody took a place. */
export function endingOf<T extends Shape>({ course }: Pick<Draft<T>, 'course'>): Ending {
  if (course.halt === 'ended') return { winners: [], places: [] };
  const { winners, places } = course.game.standing(course.state);
  return { winners, places };
}
