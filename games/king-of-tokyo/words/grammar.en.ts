/** English forms of what the sentences count. */
import { CLAW, type Dice, ENERGY, type Face, HEART } from '@yamanote/games/king-of-tokyo/rules';
import type { Person } from '@yamanote/games/wording';
import { countFaces, isNumber } from './faces.ts';

const plural = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export function list(items: readonly string[]): string {
  return conjunction.format(items);
}

/** One after the other, without those that have nothing to say. */
export function sentences(...said: readonly string[]): string {
  return said.filter((one) => one !== '').join(' ');
}

export function oneOf(items: readonly string[]): string {
  return choice.format(items);
}

/** "Botan", "you": in the middle of a sentence. */
export const whom = (who: Person) => (who.you ? 'you' : who.name);
/** "Botan's", "your". */
export const whose = (who: Person) => (who.you ? 'your' : `${who.name}’s`);

const THIRD: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', go: 'goes' };

/** "gains" of somebody, "gain" of the reader. */
export function verb(who: Person, plain: string): string {
  if (who.you) return plain === 'be' ? 'are' : plain;
  return THIRD[plain] ?? `${plain}s`;
}

/** "Botan gains", "You gain": the beginning of a sentence. */
export function does(who: Person, plain: string): string {
  return `${who.you ? 'You' : who.name} ${verb(who, plain)}`;
}

export function count(n: number, one: string, other: string): string {
  return `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

export const stars = (n: number) => count(n, 'star', 'stars');
export const hearts = (n: number) => count(n, 'heart', 'hearts');
export const energy = (n: number) => count(n, 'energy', 'energy');
export const damage = (n: number) => count(n, 'damage', 'damage');
export const diceCount = (n: number) => count(n, 'die', 'dice');
export const cardCount = (n: number) => count(n, 'card', 'cards');
export const counters = (kind: string, n: number) => count(n, `${kind} counter`, `${kind} counters`);

const SYMBOLS: Readonly<Partial<Record<Face, readonly [one: string, other: string]>>> = {
  [HEART]: ['heart', 'hearts'],
  [CLAW]: ['claw', 'claws'],
  [ENERGY]: ['energy', 'energy'],
};
const IN_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** "a 3", "a claw", "an energy". */
export function oneFace(face: Face): string {
  return `${face === ENERGY ? 'an' : 'a'} ${forms(face)[0]}`;
}

/** "three 2s": the count in words, so that it is not taken for a face. */
export function facesInWords(face: Face, n: number): string {
  return `${IN_WORDS[n] ?? n} ${forms(face)[n === 1 ? 0 : 1]}`;
}

/** "three 2s, one heart and two claws". */
export function dice(shown: Dice): string {
  return list(countFaces(shown).map(([face, n]) => facesInWords(face, n)));
}

/** "1 1 2, heart, 2 claws": for labels that have to be short. */
export function shortDice(shown: Dice): string {
  const numbers = shown.filter(isNumber).join(' ');
  const symbols = countFaces(shown.filter((face) => !isNumber(face))).map(([face, n]) => {
    const [one, other] = forms(face);
    return n === 1 ? one : `${n} ${other}`;
  });
  return [numbers, ...symbols].filter((part) => part !== '').join(', ');
}

function forms(face: Face): readonly [one: string, other: string] {
  return SYMBOLS[face] ?? [`${face}`, `${face}s`];
}
