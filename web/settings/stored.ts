import { effect, type Signal, signal } from '@preact/signals';

/** A setting that this browser remembers; where it may not (private windows), it lasts as long as the page. */
export function stored<T extends string>(key: string, fallback: T, values: readonly T[]): Signal<T> {
  const found = read(key) as T | null;
  const setting = signal<T>(found !== null && values.includes(found) ? found : fallback);
  effect(() => {
    write(key, setting.value);
  });
  return setting;
}

/** What lasts as long as the tab, and survives a reload. */
export const ofTab = () => sessionStorage;

export function read(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(placeOf(key));
  } catch {
    return null;
  }
}

/** `null` forgets it. Says whether the browser did so: it may be full, or not allowed to; the page works without a memory. */
export function write(key: string, value: string | null, storage: () => Storage = () => localStorage): boolean {
  try {
    if (value === null) storage().removeItem(placeOf(key));
    else storage().setItem(placeOf(key), value);
    return true;
  } catch {
    return false;
  }
}

function placeOf(key: string): string {
  return `yamanote.${key}`;
}
