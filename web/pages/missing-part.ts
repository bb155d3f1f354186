/** What this page should have and has not; a fresh page may have it. */
export class MissingPart extends Error {}

/** Errors about parts that could not be fetched; the built page tells of each. */
const unfetched = new WeakSet<Error>();

/** From now on. */
export function watchParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => unfetched.add(payload));
}

export function isMissingPart(error: unknown): boolean {
  return error instanceof MissingPart || (error instanceof Error && unfetched.has(error));
}
