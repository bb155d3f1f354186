/** What goes between the hall and the thread in which its store works. */
export interface Call {
  number: number;
  /** `append`, or a part of the port … */
  part: string;
  /** … and what is asked of it. */
  verb: string;
  given: unknown[];
}

export interface Calls {
  /** The hall's time. */
  now: number;
  calls: Call[];
}

export type Answer =
  | { number: number; result: unknown }
  /** `code` is the data file's, as SQLITE_FULL. */
  | { number: number; failed: string; code: string | null; stack: string };

/** What the thread says in one turn of its loop. */
export interface Report {
  answers: Answer[];
  /** A job is due, or will be sooner than was known. */
  jobs: boolean;
}

/** What the thread says once: that it is ready, or why it never will be. */
export type Opening = { ready: true } | { ready: false; why: string; code: string | null };
