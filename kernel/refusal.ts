import { type Need, needInEnglish } from './need.ts';

/**
 * Input that cannot be taken comes back as a value. Code and needs are for programs, which turn them into words of their
 * reader's language; field and expected are for whoever has to mend the input.
 */
export interface Refusal {
  refused: RefusalCode;
  /** Where: `moves[2].action`, `players[0].coins`; empty for the whole. */
  field: string;
  /** What was expected there, as a phrase that continues "expected …". */
  expected: string;
  /** The same as a value, where it is one of what is needed in many places. */
  needs?: Need;
  /** What was found there, shortened. */
  found: string;
}

export type RefusalCode =
  /** Not of the form that is expected. */
  | 'malformed'
  /** The right form, but names something that does not exist, or a state that cannot be. */
  | 'impossible'
  /** The match is over. */
  | 'over'
  /** Another seat is asked, or chance is about to happen. */
  | 'not-asked'
  /** This seat has answered already and waits for the others. */
  | 'answered'
  /** Asked, but this is not among the legal answers. */
  | 'illegal'
  /** The question that this answers is closed. */
  | 'stale'
  /** Its people have agreed on a pause. */
  | 'paused'
  /** There is nothing that this seat may undo or withdraw. */
  | 'nothing-to-undo'
  /** Hints are not wanted at this table, or one is on its way. */
  | 'no-hint'
  /** The match was stopped because its rules did not come to an end. */
  | 'frozen';

export type OrRefusal<T> = T | Refusal;

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

export function refuse(refused: RefusalCode, field: string, expected: string | Need, found: unknown): Refusal {
  if (typeof expected === 'string') return { refused, field, expected, found: describe(found) };
  return { refused, field, expected: needInEnglish(expected), needs: expected, found: describe(found) };
}

/** One clear sentence about what was wrong and what was expected. */
export function sentence({ field, expected, found }: Refusal): string {
  return `${field === '' ? '' : `${field}: `}expected ${expected}, found ${found}`;
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
