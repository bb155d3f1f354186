/**
 * A closed hall: whoever makes a table or sits down says its word first, once. Nobody keeps the word itself: who has said it is
 * marked with what the hall's key makes of it, so another word is asked for anew.
 */
import { timingSafeEqual } from 'node:crypto';
import type { HallKeys } from './keys.ts';
import type { Store } from './store/index.ts';

export interface Word {
  /** Whether this guest may make tables and sit down. */
  admits(guest: string): Promise<boolean>;
  /** Whether that is the word; from then on they may. */
  hear(guest: string, said: string): Promise<boolean>;
}

const OPEN: Word = { admits: async () => true, hear: async () => true };

/** How many who have said it are remembered without asking the store. */
const MOST_KNOWN = 10_000;

export function makeWord(
  { people }: Pick<Store, 'people'>,
  keys: Pick<HallKeys, 'mark'>,
  word: string | undefined,
): Word {
  if (word === undefined) return OPEN;
  const due = keys.mark(asHeard(word));
  const known = new Set<string>();
  const isDue = (mark: string | null) => mark !== null && equal(mark, due);
  function remember(guest: string): void {
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(guest);
  }
  return {
    async admits(guest) {
      if (!known.has(guest) && isDue(await people.admitted(guest))) remember(guest);
      return known.has(guest);
    },
    async hear(guest, said) {
      if (!isDue(keys.mark(asHeard(said)))) return false;
      await people.admit(guest, due);
      remember(guest);
      return true;
    },
  };
}

/** Somebody hears it and types it on a phone: capitals, wide signs and spaces around it make no difference. */
function asHeard(word: string): string {
  return word.normalize('NFKC').trim().toLowerCase();
}

/** Marks are all of one length. */
function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
