/** What the classes of style sheets are called on pages. */
import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';

const house = join(import.meta.dirname, '../..');

/**
 * Its own name and a short one of its sheet. Pages carry thousands of these, and the usual ones have the number of their line
 * as well, which compresses badly and changes with every line above it.
 */
export function className(name: string, file: string): string {
  const path = relative(house, file.split('?')[0]).split(sep).join('/');
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`;
}
