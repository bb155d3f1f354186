/** What PostgreSQL, or the way to it, refused: as callers of the store get it, and as whoever opens one does. */
import { StoreError } from '../error.ts';
import { OpeningError, type OpeningFault } from '../opening-error.ts';

/** The connection ended, by whatever side; what was on its way is done, or not. */
export const LOST = 'connection-lost';

/** Whoever answered is not the server that the nodes have agreed on. */
export const NOT_PRIMARY = 'not-primary';

/** Connections, resources, shutting down, locks and deadlocks, a server that takes no writes (any more). */
const PASSING = /^(08...|53...|57P0.|57014|40001|40P01|55P03|25006|25P03|58030|E[A-Z]+|connection-lost|not-primary)$/;

/** Those after which the server is to be looked for anew, and what was asked may have been done. */
const LOSING = /^(08...|57P0.|25006|25P03|E[A-Z]+|connection-lost|not-primary)$/;

export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { message, code, stack } = error as Error & { code?: string };
  // The driver says only in words that a connection ended or timed out.
  const known = code ?? (/^(Connection terminated|timeout expired|Client )/.test(message) ? LOST : null);
  return new StoreError(message, known, known !== null && PASSING.test(known), stack);
}

export function isLost({ code }: StoreError): boolean {
  return LOSING.test(code);
}

const OPENING: Readonly<Record<string, [OpeningFault, string]>> = {
  '28P01': ['wrong-password', 'the database does not take this user with this password'],
  '28000': ['wrong-password', 'the database does not let this user in from here'],
  '3D000': ['no-database', 'the server has no database of this name'],
  '42501': ['no-right', 'this user may not read, write or change the tables of the database'],
  '53100': ['disk-full', 'the disk of the database is full'],
  [NOT_PRIMARY]: ['not-primary', 'none of the hosts is a primary that takes writes'],
};

/** In one sentence. */
export function openingError(error: unknown): Error {
  if (error instanceof OpeningError) return error;
  const { code, message } = storeError(error);
  const known = OPENING[code];
  if (known !== undefined) return new OpeningError(known[0], `${known[1]} (${message})`, { cause: error });
  if (LOSING.test(code))
    return new OpeningError('unreachable', `the database cannot be reached (${message})`, { cause: error });
  return storeError(error);
}
