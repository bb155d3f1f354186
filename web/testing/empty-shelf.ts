/** A browser's storage with nothing in it, in place of none, or of one that Node brings and that a test cannot empty. */
import { vi } from 'vitest';

export function stubEmptyStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}
