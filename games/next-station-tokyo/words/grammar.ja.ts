/** Japanese forms of what the sentences count, and of whom they speak of. */
import type { Person } from '@yamanote/games/wording';

const number = new Intl.NumberFormat('ja');

export function list(items: readonly string[]): string {
  return items.join('と');
}

/** 「あなた」 or 「Adaさん」. */
export function person({ name, you }: Person): string {
  return you ? 'あなた' : `${name}さん`;
}

export function people(persons: readonly Person[]): string {
  return list(persons.map(person));
}

/** 「AdaさんとBotanさんが」; of the reader 「あなたは」. */
export function subject(...persons: readonly Person[]): string {
  return `${people(persons)}${persons.some(({ you }) => you) ? 'は' : 'が'}`;
}

/** A question to somebody, and to the reader without a name. */
export function asked(of: Person, question: string): string {
  return of.you ? question : `${person(of)}、${question}`;
}

/** With a true minus sign. */
function figure(n: number): string {
  return number.format(n).replace('-', '−');
}

/** 「+7」「−3」「±0」. */
export function signed(n: number): string {
  return n === 0 ? '±0' : n > 0 ? `+${n}` : figure(n);
}

export const points = (n: number) => `${figure(n)}点`;
