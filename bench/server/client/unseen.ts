/** Moves that were sent and that not every watcher of their table has seen yet. */
export interface Unseen {
  sent(match: string, first: number): void;
  /** A watcher was shown the entries from `first` up to `next`; for how many milliseconds each of their moves was on its way. */
  shown(match: string, first: number, next: number): number[];
  readonly count: number;
}

export function makeUnseen(watchers: () => number): Unseen {
  const moves = new Map<string, { at: number; shown: number }>();
  return {
    sent(match, first) {
      if (watchers() > 0) moves.set(`${match} ${first}`, { at: performance.now(), shown: 0 });
    },
    shown(match, first, next) {
      const now = performance.now();
      const times: number[] = [];
      for (let index = first; index < next; index++) {
        const move = moves.get(`${match} ${index}`);
        if (move === undefined) continue;
        times.push(now - move.at);
        if (++move.shown === watchers()) moves.delete(`${match} ${index}`);
      }
      return times;
    },
    get count() {
      return moves.size;
    },
  };
}
