/** Japanese forms of what the sentences count. */
import { CLAW, type Dice, ENERGY, type Face, HEART } from '@yamanote/games/king-of-tokyo/rules';
import type { Person } from '@yamanote/games/wording';
import { countFaces, isNumber } from './faces.ts';

const number = new Intl.NumberFormat('ja');

export function list(items: readonly string[]): string {
  return items.join('と');
}

/** One after the other, without those that have nothing to say. */
export function sentences(...said: readonly string[]): string {
  return said.filter((one) => one !== '').join('');
}

export function oneOf(items: readonly string[]): string {
  return items.join('か');
}

/** 「Botanさん」「あなた」. */
export function person(who: Person): string {
  return who.you ? 'あなた' : `${who.name}さん`;
}

/** 「AdaさんとBotanさんが」; of the reader 「あなたは」. */
export function subject(who: readonly Person[]): string {
  return `${list(who.map(person))}${who.some(({ you }) => you) ? 'は' : 'が'}`;
}

/** 「カード」 in brackets of their own, so that a name is not taken for a part of the sentence. */
export function quoted(name: string): string {
  return `「${name}」`;
}

export const stars = (n: number) => `${number.format(n)}スター`;
export const hearts = (n: number) => `${number.format(n)}ハート`;
export const energy = (n: number) => `${number.format(n)}エネルギー`;
export const damage = (n: number) => `${number.format(n)}ダメージ`;
export const diceCount = (n: number) => `${number.format(n)}個`;
export const cardCount = (n: number) => `${number.format(n)}枚`;

const FACES: Readonly<Record<Face, string>> = {
  1: '1',
  2: '2',
  3: '3',
  [HEART]: 'ハート',
  [CLAW]: 'ツメ',
  [ENERGY]: 'エネルギー',
};

export function oneFace(face: Face): string {
  return isNumber(face) ? `${face}の目` : FACES[face];
}

/** 「2の目3個」. */
export function facesInWords(face: Face, n: number): string {
  return `${oneFace(face)}${n}個`;
}

/** 「2の目3個、ハート1個、ツメ2個」. */
export function dice(shown: Dice): string {
  return countFaces(shown)
    .map(([face, n]) => facesInWords(face, n))
    .join('、');
}

/** 「1 1 2、ハート、ツメ2個」: for labels that have to be short. */
export function shortDice(shown: Dice): string {
  const numbers = shown.filter(isNumber).join(' ');
  const symbols = countFaces(shown.filter((face) => !isNumber(face))).map(([face, n]) =>
    n === 1 ? FACES[face] : `${FACES[face]}${n}個`,
  );
  return [numbers, ...symbols].filter((part) => part !== '').join('、');
}
