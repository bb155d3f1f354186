/** German forms of what the sentences count; in the accusative, which is what nearly all of them need. */
import { CLAW, type Dice, ENERGY, type Face, HEART } from '@yamanote/games/king-of-tokyo/rules';
import type { Person } from '@yamanote/games/wording';
import { countFaces, isNumber } from './faces.ts';

const plural = new Intl.PluralRules('de');
const number = new Intl.NumberFormat('de');
const conjunction = new Intl.ListFormat('de', { type: 'conjunction' });

const choice = new Intl.ListFormat('de', { type: 'disjunction' });

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

/** „Karte“, so that a name is not taken for a part of the sentence. */
export function quoted(name: string): string {
  return `„${name}“`;
}

/** „für Botan“, „für dich“. */
export const accusative = (who: Person) => (who.you ? 'dich' : who.name);
/** „von Botan“, „von dir“. */
export const dative = (who: Person) => (who.you ? 'dir' : who.name);

/** „hat“ of somebody, „hast“ of the reader. */
export function form(who: Person, third: string, second: string): string {
  return who.you ? second : third;
}

/** „Botan hat“, „Du hast“: the beginning of a sentence. */
export function does(who: Person, third: string, second: string): string {
  return who.you ? `Du ${second}` : `${who.name} ${third}`;
}

export function count(n: number, one: string, other: string): string {
  return `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

export const stars = (n: number) => count(n, 'Ruhmpunkt', 'Ruhmpunkte');
/** „mit 20 Ruhmpunkten“. */
export const withStars = (n: number) => count(n, 'Ruhmpunkt', 'Ruhmpunkten');
export const hearts = (n: number) => count(n, 'Herz', 'Herzen');
export const energy = (n: number) => count(n, 'Energie', 'Energie');
export const damage = (n: number) => count(n, 'Schaden', 'Schaden');
/** „mit 6 Würfeln“. */
export const withDice = (n: number) => count(n, 'Würfel', 'Würfeln');
export const cardCount = (n: number) => count(n, 'Karte', 'Karten');

const FACES: Readonly<Record<Face, { article: string; one: string; other: string }>> = {
  1: { article: 'eine', one: 'Eins', other: 'Einsen' },
  2: { article: 'eine', one: 'Zwei', other: 'Zweien' },
  3: { article: 'eine', one: 'Drei', other: 'Dreien' },
  [HEART]: { article: 'ein', one: 'Herz', other: 'Herzen' },
  [CLAW]: { article: 'eine', one: 'Kralle', other: 'Krallen' },
  [ENERGY]: { article: 'eine', one: 'Energie', other: 'Energie' },
};
const IN_WORDS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

/** „eine Drei“, „ein Herz“. */
export function oneFace(face: Face): string {
  return `${FACES[face].article} ${FACES[face].one}`;
}

/** In the dative: „aus einer Drei“, „aus einem Herz“. */
export function withFace(face: Face): string {
  return `${FACES[face].article === 'ein' ? 'einem' : 'einer'} ${FACES[face].one}`;
}

/** „drei Zweien“, „zweimal Energie“: the count in words, so that it is not taken for a face. */
export function facesInWords(face: Face, n: number): string {
  if (face === ENERGY) return `${IN_WORDS[n] ?? n}mal ${FACES[face].one}`;
  return n === 1 ? oneFace(face) : `${IN_WORDS[n] ?? n} ${FACES[face].other}`;
}

/** „drei Zweien, ein Herz und zwei Krallen“. */
export function dice(shown: Dice): string {
  return list(countFaces(shown).map(([face, n]) => facesInWords(face, n)));
}

/** „1 1 2, Herz, 2 Krallen“: for labels that have to be short. */
export function shortDice(shown: Dice): string {
  const numbers = shown.filter(isNumber).join(' ');
  const symbols = countFaces(shown.filter((face) => !isNumber(face))).map(([face, n]) =>
    n === 1 ? FACES[face].one : `${n} ${FACES[face].other}`,
  );
  return [numbers, ...symbols].filter((part) => part !== '').join(', ');
}
