import type { Code } from '../connection/line.ts';
import { words } from './index.ts';

/** Why something did not work, as a sentence that helps. */
export function kindWord(code: Code): string {
  const known = words.peek().refusals as Readonly<Record<string, string>>;
  return Object.hasOwn(known, code) ? known[code] : known.other;
}
