/**
 * What a hall counts of itself, for those who run it: sums and times, and nothing about anybody. Whoever counts need not know
 * whether somebody reads it.
 */

/** Where figures are served, on a port of their own. */
export const METRICS = '/metrics';

export type LooksAt = 'table' | 'lobby' | 'elsewhere';

/** What is only looked up when somebody asks. */
export interface State {
  sockets(): number;
  tablesAtHand(): number;
  thoughtsWaiting(): number;
}

export interface Metrics {
  watch(state: Partial<State>): void;
  /** A page is open, until the function that comes back is called. */
  pageOpened(looksAt: () => LooksAt): () => void;
  /** A page asked; `outcome` is `done`, or the code of the refusal. */
  requested(kind: string, outcome: string): void;
  /** `outcome` is the store's own word, or `failed`. */
  appended(outcome: string, milliseconds: number): void;
  thought(outcome: 'done' | 'failed', milliseconds: number): void;
  lobbyAsked(): void;
  /** A job that was waited for was begun so long after its time. */
  jobBegun(millisecondsLate: number): void;
}

export const NO_METRICS: Metrics = {
  watch() {},
  pageOpened: () => () => {},
  requested() {},
  appended() {},
  thought() {},
  lobbyAsked() {},
  jobBegun() {},
};
