/** A hint in words. */
import type { ReadonlySignal } from '@preact/signals';
import type { Names, Speech } from '@yamanote/games/room';
import type { Hint, Weighed } from '@yamanote/running-match';
import type { WatchedTable } from '../connection/table.ts';
import type { Words } from '../words/index.ts';

/** To whom it is said, and about which match. */
interface Spoken {
  readonly speech: ReadonlySignal<Speech>;
  readonly names: ReadonlySignal<Names>;
  readonly table: Pick<WatchedTable, 'progress'>;
}

/** What an answer is worth: the chance to win, or alone the points that are to be expected. */
export function worthOf({ value }: Weighed, { names }: Pick<Spoken, 'names'>, { table: { hint } }: Words): string {
  return names.value.length === 1
    ? hint.points({ points: Math.round(value) })
    : hint.chance({ percent: Math.round(100 * value) });
}

/** The same as a bare figure, where what it is stands above it. */
export function figureOf({ value }: Weighed, { names }: Pick<Spoken, 'names'>): string {
  return names.value.length === 1 ? `${Math.round(value)}` : `${Math.round(100 * value)} %`;
}

/** Two standard errors, in the same unit: nineteen times of twenty the truth is no further off. `null` if that is not known. */
export function marginOf({ error }: Weighed, { names }: Pick<Spoken, 'names'>): string | null {
  if (error === null || error === 0) return null;
  return `±${Math.ceil(2 * error * (names.value.length === 1 ? 1 : 100))}`;
}

export function answerIn({ speech, names, table }: Spoken, answer: unknown): string {
  const view = table.progress.value?.sight.view;
  return view === undefined ? '' : speech.value.action(answer, view, names.value);
}

/** The whole of it for ears: what to answer, and what comes next to it. */
export function heardHint(session: Spoken, hint: Hint, words: Words): string {
  const { best, next } = words.table.hint;
  const part = (one: Weighed) => ({ answer: answerIn(session, one.answer), worth: worthOf(one, session, words) });
  const [first, second] = hint;
  return [best(part(first)), ...(second === undefined ? [] : [next(part(second))])]
    .map((text) => words.table.sentence({ text }))
    .join(' ');
}
