/** A table's code: eight signs in two groups, such as `k7wp-3fqm`, which people read aloud, type and share. */

/** No vowels, so no words, and nothing that looks like something else. */
export const CODE_SIGNS = 'bcdfghjkmnpqrstvwxz23456789';
export const CODE_LENGTH = 8;

const WHOLE = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`);

export function makeCode(signs: string): string {
  return `${signs.slice(0, CODE_LENGTH / 2)}-${signs.slice(CODE_LENGTH / 2)}`;
}

/** As it was typed or pasted: in capitals or full-width signs, with other hyphens, spaces or none, or a whole link. */
export function parseCode(text: string): string | null {
  const [, linked] = /\/table\/([^/?#\s]+)/.exec(text) ?? [];
  const signs = (linked ?? text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Dash}ー]/gu, '');
  return WHOLE.test(signs) ? makeCode(signs) : null;
}
