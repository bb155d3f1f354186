/** German forms of what the sentences count, and of whom they speak of. */
import type { Person } from '@yamanote/games/wording';

const plural = new Intl.PluralRules('de');
const number = new Intl.NumberFormat('de');
const conjunction = new Intl.ListFormat('de', { type: 'conjunction' });

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

/** „+7“, „−3“, „±0“. */
export function signed(n: number): string {
  return n === 0 ? '±0' : n > 0 ? `+${n}` : figure(n);
}

export const points = (n: number) => count(n, 'Punkt', 'Punkte');

/** With its sign: „+1 Punkt“, „−3 Punkte“. */
export const gained = (n: number) => `${signed(n)} ${plural.select(Math.abs(n)) === 'one' ? 'Punkt' : 'Punkte'}`;

export const districts = (n: number) => count(n, 'Bezirk', 'Bezirke');
export const stations = (n: number) => count(n, 'Station', 'Stationen');

/** The form of a verb that goes with somebody: „zeichnest“ with you, „zeichnet“ with Ada. */
export function verb({ you }: Person, second: string, third: string): string {
  return you ? second : third;
}

/** At the beginning of a sentence: „Du zeichnest“, „Ada zeichnet“. */
export function does(person: Person, second: string, third: string): string {
  return `${capital(who(person))} ${verb(person, second, third)}`;
}

export function who({ name, you }: Person): string {
  return you ? 'du' : name;
}

/** In the accusative: „neben dich“, „neben Ada“. */
export function whom({ name, you }: Person): string {
  return you ? 'dich' : name;
}

/** At the beginning of a sentence: „Auf deinem Plan“, „Auf dem Plan von Ada“. */
export function onSheetOf({ name, you }: Person): string {
  return you ? 'Auf deinem Plan' : `Auf dem Plan von ${name}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A question to somebody, and to the reader without a name. */
export function asked({ name, you }: Person, question: string): string {
  return you ? capital(question) : `${name}, ${question}`;
}
