/**
 * The stage: shows what happened one step at a time, each for a moment, so that eyes can follow. A tap skips to the end;
 * when many steps wait they pass faster.
 */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Stage<S> {
  /** The step that is shown, and its number; `null` before the first. */
  readonly now: ReadonlySignal<{ readonly beat: number; readonly step: S } | null>;
  readonly busy: ReadonlySignal<boolean>;
  show(steps: readonly S[]): void;
  /** Straight to the last step. */
  skip(): void;
  clear(): void;
}

/** More waiting steps than this pass at a third of their time. */
const CROWD = 6;

/**
 * `span` says how many milliseconds a step is shown: 0 for none, so that only what came last is seen. It is told which steps
 * wait behind it.
 */
export function createStage<S>(span: (step: S, waiting: readonly S[]) => number): Stage<S> {
  const now = signal<{ beat: number; step: S } | null>(null);
  const busy = signal(false);
  let queue: S[] = [];
  let beat = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function advance(): void {
    timer = undefined;
    while (queue.length > 0) {
      const step = queue.shift() as S;
      now.value = { beat: ++beat, step };
      const usual = span(step, queue);
      const time = queue.length > CROWD ? usual / 3 : usual;
      if (time === 0) continue;
      busy.value = true;
      timer = setTimeout(advance, time);
      return;
    }
    busy.value = false;
  }

  return {
    now,
    busy,
    show(steps) {
      queue.push(...steps);
      if (timer === undefined) advance();
    },
    skip() {
      if (timer === undefined) return;
      clearTimeout(timer);
      const last = queue.at(-1);
      queue = [];
      if (last !== undefined) now.value = { beat: ++beat, step: last };
      advance();
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      queue = [];
      beat = 0;
      now.value = null;
      busy.value = false;
    },
  };
}
