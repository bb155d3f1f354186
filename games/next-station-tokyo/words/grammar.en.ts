/** English forms of what the sentences count, and of whom they speak of. */
import type { Person } from '@yamanote/games/wording';

const plural = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export function list(items: readonly string[]): string {
  return conjunction.format(items);
}

export function count(n: number, one: string, other: string): string {
  return `${figure(n)} ${plural.select(n) === 'one' ? one : other}`;
}

/** With a true minus sign. */
export function figure(n: number): string {
  return number.format(n).replace('-', '−');
}

/** "+7", "−3", "±0". */
export function signed(n: number): string {
  return n === 0 ? '±0' : n > 0 ? `+${n}` : figure(n);
}

export const points = (n: number) => count(n, 'point', 'points');

/** With its sign: “+1 point”, “−3 points”. */
export const gained = (n: number) => `${signed(n)} ${plural.select(Math.abs(n)) === 'one' ? 'point' : 'points'}`;

export const districts = (n: number) => count(n, 'district', 'districts');
export const stations = (n: number) => count(n, 'station', 'stations');

/** At the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The form of a verb that goes with somebody: "draw" with you, "draws" with Ada. */
export function verb({ you }: Person, second: string, third = `${second}s`): string {
  return you ? second : third;
}

/** At the beginning of a sentence: "You draw", "Ada draws". */
export function does(person: Person, second: string, third?: string): string {
  return `${capital(whom(person))} ${verb(person, second, third)}`;
}

export function whom({ name, you }: Person): string {
  return you ? 'you' : name;
}

export function whose({ name, you }: Person): string {
  return you ? 'your' : `${name}’s`;
}

/** A question to somebody, and to the reader without a name. */
export function asked({ name, you }: Person, question: string): string {
  return you ? capital(question) : `${name}, ${question}`;
}
