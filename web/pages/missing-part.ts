/** Errors about parts of the page that could not be fetched; the built page tells of each. */
const missing = new WeakSet<Error>();

/** From now on. */
export function watchParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}
