/** Why the store refused something, or did not answer. */
export class StoreError extends Error {
  /** The engine's own word for it, as SQLITE_FULL or 57P01. */
  readonly code: string;
  /** Whether it may be gone in a moment (a lock, a full disk, a database that changes its place): nothing stored is to blame. */
  readonly passing: boolean;

  constructor(message: string, code: string | null, passing: boolean, stack = '') {
    super(message);
    this.name = 'StoreError';
    this.code = code ?? 'unknown';
    this.passing = passing;
    if (stack !== '') this.stack = stack;
  }
}

export function isPassing(error: unknown): boolean {
  return error instanceof StoreError && error.passing;
}
