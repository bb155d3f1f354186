/** Names that people read aloud, type and share: no vowels, so no words, and nothing that looks like something else. */
import { randomInt } from 'node:crypto';

const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

/** Eight signs in two groups, such as `k7wp-3fqm`: about 38 random bits. */
export function readableId(): string {
  const signs = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
