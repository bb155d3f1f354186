import { useState } from 'preact/hooks';

/** Lets what fails while nothing is drawn break the page, which then says so. */
export function useFailure(): (error: unknown) => void {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure !== null) throw failure.error;
  return (error) => setFailure({ error });
}
