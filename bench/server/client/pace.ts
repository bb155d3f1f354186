/** When somebody who is asked answers. */
import type { Pace } from '../orders.ts';

/** Answers what they are asked; latency counts from then. */
export interface Asked {
  answer(since: number): void;
}

export interface Pacer {
  take(asked: Asked): void;
  /** Lets go of whoever has not answered yet. */
  end(): Asked[];
  /** How many have not. */
  readonly holding: number;
}

const MAKERS: { [Is in Pace['is']]: (pace: Extract<Pace, { is: Is }>) => Pacer } = {
  hold,
  closed: () => ({ take: (asked) => asked.answer(performance.now()), end: () => [], holding: 0 }),
  thinking,
  open,
};

export function makePacer(pace: Pace): Pacer {
  return MAKERS[pace.is](pace as never);
}

/** Nobody answers. */
function hold(): Pacer {
  const held: Asked[] = [];
  return {
    take: (asked) => held.push(asked),
    end: () => held.splice(0),
    get holding() {
      return held.length;
    },
  };
}

/** Everybody thinks for half to one and a half times so many milliseconds. */
function thinking({ mean }: Extract<Pace, { is: 'thinking' }>): Pacer {
  const thinkers = new Map<Asked, NodeJS.Timeout>();
  return {
    take(asked) {
      const act = () => {
        thinkers.delete(asked);
        asked.answer(performance.now());
      };
      thinkers.set(asked, setTimeout(act, mean * (0.5 + Math.random())));
    },
    end() {
      for (const timer of thinkers.values()) clearTimeout(timer);
      const left = [...thinkers.keys()];
      thinkers.clear();
      return left;
    },
    get holding() {
      return thinkers.size;
    },
  };
}

/**
 * So many answers a second, whether the hall keeps up or not: an answer that is due while everybody waits for the hall is
 * given as soon as somebody can, and counts from when it was due.
 */
function open({ rate }: Extract<Pace, { is: 'open' }>): Pacer {
  let ready: Asked[] = [];
  const due: number[] = [];
  let counted = performance.now();
  let part = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    part += ((now - counted) / 1000) * rate;
    counted = now;
    let taken = 0;
    for (; part >= 1; part--) {
      if (taken < ready.length) ready[taken++].answer(now);
      else due.push(now);
    }
    ready = ready.slice(taken);
  }, 1);
  return {
    take(asked) {
      const since = due.shift();
      if (since === undefined) ready.push(asked);
      else asked.answer(since);
    },
    end() {
      clearInterval(timer);
      return ready.splice(0);
    },
    get holding() {
      return ready.length;
    },
  };
}
