/** What was acknowledged of one match. It must be the whole log, each entry once; anything else is a fault of the hall. */
export interface Course {
  /** A move became the entries from `first` up to, not including, `next`. */
  note(first: number, next: number): void;
  /** It is over, and has so many entries. */
  close(end: number): void;
}

/** The first entries, before `from`, nobody has asked for. */
export function makeCourse(match: string, from: number): Course {
  const moves = new Map<number, number>();
  return {
    note(first, next) {
      if (!(first >= from && next > first))
        throw new Error(
          `${match}: a move was acknowledged as the entries from ${first} to ${next}, in a match from ${from}`,
        );
      if (moves.has(first)) throw new Error(`${match}: two moves were acknowledged as entry ${first}`);
      moves.set(first, next);
    },
    close(end) {
      let at = from;
      for (let next = moves.get(at); next !== undefined; next = moves.get(at)) at = next;
      if (at !== end) throw new Error(`${match}: what was acknowledged ends at entry ${at}, the match at ${end}`);
    },
  };
}
