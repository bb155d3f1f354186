import { StoreError } from '../error.ts';

/** A lock that somebody holds, a full disk, a file that cannot be reached: what is stored is whole. */
const PASSING = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|NOMEM)/;

/** What the data file refused, as callers of the store get it; `code` is its own word for it. */
export function storeError(message: string, code: string | null, stack = ''): StoreError {
  return new StoreError(message, code, PASSING.test(code ?? ''), stack);
}
