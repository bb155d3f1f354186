/** Whose pages are open at a node, as far as others need to know. */
export interface Visits {
  /** The guests whose pages are open. */
  guests(): Iterable<string>;
  /** Shows out who came in as this guest with a cookie of an earlier generation. */
  showOut(guest: string, generation: number): void;
}

/** Of a node without a door. */
export const NO_VISITS: Visits = { guests: () => [], showOut: () => undefined };
