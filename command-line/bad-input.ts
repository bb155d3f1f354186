/** What the person at the keyboard gave cannot be used: one sentence that says where and why, and exit code 2. */
import { isRefusal, type OrRefusal, type Refusal } from '@yamanote/kernel';
import { type ComplaintWords, en } from './words/en.ts';
import { refusalIn } from './words/refusal.ts';

/** Where something stands: an option as it is typed, or something that a language has a word for. */
export type Where = string | ((words: ComplaintWords) => string);

/** Says what is wrong in any language; which one the reader speaks is known where it is said. */
export class BadInput extends Error {
  readonly in: (words: ComplaintWords) => string;

  constructor(where: Where | null, says: (words: ComplaintWords) => string) {
    const inWords = (complaints: ComplaintWords) =>
      oneLine(where === null ? says(complaints) : complaints.at(nameIn(where, complaints), says(complaints)));
    super(inWords(en));
    this.in = inWords;
  }
}

export function nameIn(where: Where, complaints: ComplaintWords): string {
  return typeof where === 'string' ? where : where(complaints);
}

/** A field of a file, or of what an option says. */
export function within(where: Where, field: string): Where {
  return (complaints) => complaints.at(nameIn(where, complaints), field);
}

/** Passes a value through, or complains about the refusal it is; `where` is the file or the option it came from. */
export function acceptFrom<T>(where: Where, value: OrRefusal<T>): T {
  if (isRefusal(value)) throw refusedIn(where, value);
  return value;
}

export function refusedIn(where: Where, refusal: Refusal): BadInput {
  return new BadInput(where, (complaints) => refusalIn(complaints, refusal));
}

/** Whatever was found in a file, it must not break the sentence into lines. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}
