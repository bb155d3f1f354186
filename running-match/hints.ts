/** The hints of a running match: who has asked for one, and what was found. Only the seat itself is ever told. */
import { type Refusal, refuse, type Seat, type Shape, viewOf } from '@yamanote/kernel';
import { askedIn } from './asked.ts';
import type { Effect, Happening, Played } from './happening.ts';
import type { Hint } from './hint.ts';
import { questionOf, type RunningMatch } from './running-match.ts';

export interface Hints {
  /** Whether who is asked may ask for one. */
  readonly allowed: boolean;
  /** Those that were asked for, each with its question; `null` while somebody thinks about it. */
  readonly asked: Map<Seat, { question: number; found: Hint | null }>;
}

/** Where nobody has said whether a table has hints, it has them if they are nobody else's business. */
export function hasHints({
  hints,
  seats,
}: {
  hints?: boolean | null;
  seats: readonly { bot: string | null }[];
}): boolean {
  return hints ?? seats.filter(({ bot }) => bot === null).length === 1;
}

/** Why there is none for this seat at all, or not now. */
export function refuseAny({ allowed, asked }: Hints, seats: readonly Played[], seat: Seat): Refusal | null {
  if (!allowed) return refuse('no-hint', '', 'a table with hints', 'one without');
  if (seats[seat].bot !== null) return refuse('not-asked', 'seat', 'a seat that a person plays', seat);
  const isOnItsWay = asked.get(seat)?.found === null;
  return isOnItsWay ? refuse('no-hint', '', 'to wait for the hint that is on its way', 'another one') : null;
}

/** The seat is told what was found; or its answers are weighed, by what it sees and nothing else. */
export function hintFor<T extends Shape>({ asked }: Hints, match: RunningMatch<T>, seat: Seat): Effect<T>[] {
  const question = questionOf(match, seat);
  const found = asked.get(seat)?.found ?? null;
  if (found !== null) return [{ is: 'hint', seat, question, hint: found }];
  try {
    const view = viewOf(match.game, match.course.state, seat);
    asked.set(seat, { question, found });
    return [{ is: 'consider', seat, question, view }];
  } catch {
    return [{ is: 'hint', seat, question, hint: [] }];
  }
}

/** What was found is told if its question is still open. Where nothing was, the seat may ask again. */
export function tellHint<T extends Shape>(
  { asked }: Hints,
  { seat, question, found }: Extract<Happening, { is: 'considered' }>,
): Effect<T>[] {
  if (asked.get(seat)?.question !== question) return [];
  if (found === null) asked.delete(seat);
  else asked.set(seat, { question, found });
  return [{ is: 'hint', seat, question, hint: found ?? [] }];
}

/** A hint goes with its question. */
export function forgetClosed({ asked }: Hints, match: RunningMatch): void {
  const open = askedIn(match);
  for (const [seat, { question }] of asked) {
    if (!open.includes(seat) || question !== questionOf(match, seat)) asked.delete(seat);
  }
}
