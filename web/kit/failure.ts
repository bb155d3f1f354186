import { useState } from 'preact/hooks';

/** Lets what fails while nothing is drawn break the page, which then says so. */
export function useFailure(): (error: unknown) => void {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure !== null) throw failure.error;
  return (error) => setFailure({ error });
}

/** Errors about parts of the page that could not be fetched; the built page tells of each. */
const missing = new WeakSet<Error>();

/** From now on. */
export function watchParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}
