/** What is asked of a hall shows at once, beside what the hall has, until it answers. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Code, Refused } from '../connection/line.ts';

export interface Wishes<T> {
  /** What the hall has, and over it what was wished and is not answered yet. */
  readonly values: ReadonlySignal<T | null>;
  /** Asks for what is to be different, and for nothing else: so two wishes on a slow line do not undo each other. */
  wish(changes: Partial<T>): void;
}

export function createWishes<T extends object>(
  kept: ReadonlySignal<T | null>,
  send: (changes: Partial<T>) => Promise<unknown>,
  refused: (code: Code) => void,
): Wishes<T> {
  /** In the order in which the hall will take them. */
  const open = signal<readonly Partial<T>[]>([]);
  return {
    values: computed(() => (kept.value === null ? null : Object.assign({}, kept.value, ...open.value))),
    wish(changes) {
      open.value = [...open.peek(), changes];
      send(changes)
        .catch((reason: Refused) => refused(reason.code))
        .then(() => {
          open.value = open.peek().filter((one) => one !== changes);
        });
    },
  };
}
