/** A refusal of the kernel in the words of a language. */
import type { Refusal } from '@yamanote/kernel';
import { nearest } from '../nearest.ts';
import type { ComplaintWords } from './en.ts';

/** With the field it is about, unless that is the whole. */
export function refusalIn(words: ComplaintWords, refusal: Refusal): string {
  const says = said(words, refusal);
  return refusal.field === '' ? says : words.at(refusal.field, says);
}

function said(words: ComplaintWords, { refused, field, expected, needs, found: shown }: Refusal): string {
  const found = shown === 'nothing' ? null : shown;
  if (needs === undefined) return words.refused(refused, expected, found);
  return words.needs(needs, found, guessed(needs, field, shown));
}

/** What names one of what is known is most often a typing error. */
function guessed(needs: NonNullable<Refusal['needs']>, field: string, found: string): string | null {
  if (needs.is === 'one-of') return guess(found.replaceAll('"', ''), needs.values);
  return needs.is === 'known-field' ? guess(field.split('.').at(-1) ?? '', needs.known) : null;
}

export function guess(given: string, known: readonly string[]): string | null {
  const near = nearest(given, known);
  return near === given ? null : near;
}
