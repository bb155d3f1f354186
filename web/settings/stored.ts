import { effect, type Signal, signal } from '@preact/signals';

/** A setting that this browser remembers; where it may not (private windows), it lasts as long as the page. */
export function stored<T extends string>(key: string, fallback: T, values: readonly T[]): Signal<T> {
  const found = read(key) as T | null;
  const setting = signal<T>(found !== null && values.includes(found) ? found : fallback);
  effect(() => write(key, setting.value));
  return setting;
}

export function read(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(`yamanote.${key}`);
  } catch {
    return null;
  }
}

/** `null` forgets it. */
export function write(key: string, value: string | null, storage: () => Storage = () => localStorage): void {
  try {
    if (value === null) storage().removeItem(`yamanote.${key}`);
    else storage().setItem(`yamanote.${key}`, value);
  } catch {
    // Nothing to do: the page works without a memory.
  }
}
