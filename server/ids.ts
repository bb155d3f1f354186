import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_SIGNS, makeCode } from '@yamanote/protocol';

/** A name that people read aloud, type and share: about 38 random bits. */
export function readableId(): string {
  return makeCode(Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join(''));
}
