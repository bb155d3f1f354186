/**
 * A recovery code: five groups of four letters, such as `KXNB-RTZM-DLFH-WPVJ-CSKP`, which somebody writes down and years later
 * types on another device. The last two letters check the others, so that a slip of the pen or the finger shows at once.
 */

/** No vowels, so no words; of letters that look alike in somebody's handwriting only one; no digit, which could be a letter. */
const SIGNS = 'BCDFHJKLMNPRSTVWXZ';
const GROUP = 4;
/** About 75 random bits. */
export const RECOVERY_SIGNS = { each: SIGNS.length, random: 18, all: 20 };

/**
 * Read as one number with a digit for each letter, every code is a multiple of this. It is a prime below what the two
 * letters can say: a wrong letter, or two that have changed places, never come to a multiple again.
 */
const PRIME = 317;

/** From random numbers, each of which stands for a letter. */
export function makeRecoveryCode(random: readonly number[]): string {
  const left = remainder([...random, 0, 0]);
  const check = (PRIME - left) % PRIME;
  const digits = [...random, Math.floor(check / SIGNS.length), check % SIGNS.length];
  return grouped(digits.map((digit) => SIGNS[digit]).join(''));
}

export type ReadCode =
  | { is: 'code'; code: string }
  /** It has so many letters, too few or too many. */
  | { is: 'length'; letters: number }
  /** Some letter is another one. */
  | { is: 'mistyped' };

/** As it was typed or pasted: in small letters or wide ones, with other hyphens, spaces or none. */
export function readRecoveryCode(text: string): ReadCode {
  const signs = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Dash}ー.,]/gu, '');
  if (signs.length !== RECOVERY_SIGNS.all) return { is: 'length', letters: [...signs].length };
  const digits = [...signs].map((sign) => SIGNS.indexOf(sign));
  const isRight = digits.every((digit) => digit >= 0) && remainder(digits) === 0;
  return isRight ? { is: 'code', code: grouped(signs) } : { is: 'mistyped' };
}

function remainder(digits: readonly number[]): number {
  return digits.reduce((left, digit) => (left * SIGNS.length + digit) % PRIME, 0);
}

function grouped(signs: string): string {
  return signs.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
}
