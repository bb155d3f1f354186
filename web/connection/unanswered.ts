/** What was asked of a hall and is not answered yet: said once on each wire, and again where that can do no harm. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Reply, Request } from '@yamanote/protocol';
import { MAY_REPEAT } from './may-repeat.ts';
import { pauseUntilStored, pauseWhenStored } from './pauses.ts';

export interface Wire {
  send(request: Request): void;
  close(): void;
}

export type Answer = Extract<Reply, { is: 'done' | 'refused' }>;

export interface Unanswered {
  readonly count: ReadonlySignal<number>;
  /** Whether something is held back because the hall could not write. */
  readonly isHeldBack: ReadonlySignal<boolean>;
  /** `lost` if the wire broke before an answer came, and asking again could do harm. */
  ask(request: Request, settle: (answer: Answer | 'lost') => void): void;
  answered(answer: Answer): void;
  /** Nothing came of it on this wire, so it may be said on the next one, whatever it is. */
  takeBack(re: number): void;
  /** From now on there is this wire. */
  begin(wire: Wire): void;
  /** Says what was not yet said on this wire. */
  sayAll(): void;
  /** The hall can write again. */
  release(): void;
  /** The wire is gone; `expected` is another one at once, for which also waits what was never said. */
  end(next: 'expected' | 'unknown'): void;
}

/** A hall that is silent for so long has gone without a word, as when a phone has changed its network. */
const PATIENCE = 10_000;

interface Open {
  readonly request: Request;
  /** Where it was said last; `null` if nowhere, or if nothing came of it there. */
  on: Wire | null;
  /** Until one loses patience, or says it again. */
  timer: ReturnType<typeof setTimeout> | undefined;
  settle(answer: Answer | 'lost'): void;
}

export function createUnanswered(losePatience: () => void): Unanswered {
  const count = signal(0);
  const isHeldBack = signal(false);
  const all = new Map<number, Open>();
  const heldBack = new Set<Open>();
  let wire: Wire | null = null;

  function say(open: Open): void {
    if (wire === null || open.on === wire) return;
    open.on = wire;
    wire.send(open.request);
    after(open, PATIENCE, losePatience);
  }

  function after(open: Open, time: number, then: () => void): void {
    clearTimeout(open.timer);
    open.timer = setTimeout(then, time);
  }

  function holdBack(open: Open): void {
    open.on = null;
    heldBack.add(open);
    isHeldBack.value = true;
    after(open, pauseUntilStored(), () => say(open));
  }

  function settle(open: Open, answer: Answer | 'lost'): void {
    clearTimeout(open.timer);
    all.delete(open.request.re);
    heldBack.delete(open);
    isHeldBack.value = heldBack.size > 0;
    count.value = all.size;
    open.settle(answer);
  }

  return {
    count,
    isHeldBack,
    ask(request, settle) {
      const open: Open = { request, on: null, timer: undefined, settle };
      all.set(request.re, open);
      count.value = all.size;
      say(open);
    },
    answered(answer) {
      const open = all.get(answer.re);
      if (open === undefined) return;
      const isUnstored = answer.is === 'refused' && answer.code === 'not-stored';
      if (isUnstored && MAY_REPEAT[open.request.do] === 'unstored') holdBack(open);
      else settle(open, answer);
    },
    takeBack(re) {
      const open = all.get(re);
      if (open !== undefined) open.on = null;
    },
    begin(next) {
      wire = next;
    },
    sayAll() {
      for (const open of all.values()) say(open);
    },
    release() {
      for (const open of heldBack) if (open.on === null) after(open, pauseWhenStored(), () => say(open));
      heldBack.clear();
      isHeldBack.value = false;
    },
    end(next) {
      wire = null;
      for (const open of all.values()) {
        clearTimeout(open.timer);
        const isSafe = MAY_REPEAT[open.request.do] !== 'never' || (open.on === null && next === 'expected');
        if (!isSafe) settle(open, 'lost');
      }
    },
  };
}
