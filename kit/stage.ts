/**
 * The stage: shows what happened one step at a time, each for a moment, so that eyes can follow. A tap skips; when many
 * steps wait they pass faster.
 */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Stage<S> {
  /** The step that is shown, and its number; `null` before the first. */
  readonly now: ReadonlySignal<{ readonly beat: number; readonly step: S } | null>;
  readonly busy: ReadonlySignal<boolean>;
  /** Whether it has stopped at a step that wants to be seen, until it is told to go on. */
  readonly held: ReadonlySignal<boolean>;
  show(steps: readonly S[]): void;
  /** Straight to the last step, or to the last one before a step at which `stop` says so. */
  skip(stop?: (step: S) => boolean): void;
  goOn(): void;
  clear(): void;
}

export interface Timing<S> {
  /**
   * How many milliseconds a step is shown: 0 for none, so that only what came last is seen. It is told which steps wait
   * behind it.
   */
  span(step: S, waiting: readonly S[]): number;
  /** How long the step before it is shown besides. */
  pauseBefore?(step: S): number;
  /** Whether nothing goes on by itself after this step; `before` is the one shown before it. */
  holds?(step: S, before: S | null): boolean;
}

/** More waiting steps than this pass at a third of their time. */
const CROWD = 6;

export function createStage<S>({ span, pauseBefore = () => 0, holds = () => false }: Timing<S>): Stage<S> {
  const now = signal<{ beat: number; step: S } | null>(null);
  const busy = signal(false);
  const held = signal(false);
  let queue: S[] = [];
  let beat = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(time: number): void {
    busy.value = true;
    timer = setTimeout(() => advance(), time);
  }

  function enter(step: S): void {
    held.value = holds(step, now.peek()?.step ?? null);
    now.value = { beat: ++beat, step };
  }

  function advance(pauses = true): void {
    timer = undefined;
    while (queue.length > 0 && !held.peek()) {
      const pause = pauses ? pauseBefore(queue[0]) : 0;
      if (pause > 0) {
        wait(pause);
        return;
      }
      enter(queue.shift() as S);
      const step = now.peek()?.step as S;
      const usual = span(step, queue);
      const time = queue.length > CROWD ? usual / 3 : usual;
      if (time > 0) {
        wait(time);
        return;
      }
    }
    busy.value = false;
  }

  /** How many waiting steps a skip passes over: up to one that stops it, or that holds. */
  function passed(stop: (step: S) => boolean): number {
    const stopper = queue.findIndex(stop);
    const holder = queue.findIndex((step, i) => holds(step, queue[i - 1] ?? now.peek()?.step ?? null)) + 1;
    return Math.min(stopper < 0 ? queue.length : stopper, holder || queue.length);
  }

  return {
    now,
    busy,
    held,
    show(steps) {
      queue.push(...steps);
      if (timer === undefined) advance();
    },
    skip(stop = () => false) {
      if (timer === undefined) return;
      clearTimeout(timer);
      const last = held.peek() ? undefined : queue.splice(0, passed(stop)).at(-1);
      if (last !== undefined) enter(last);
      // With nothing left to pass over, it is a pause that is skipped.
      advance(last !== undefined);
    },
    goOn() {
      if (!held.peek()) return;
      held.value = false;
      if (timer === undefined) advance();
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      queue = [];
      beat = 0;
      now.value = null;
      busy.value = false;
      held.value = false;
    },
  };
}
