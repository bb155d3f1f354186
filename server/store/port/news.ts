/** What nodes tell each other. */

/** What a node has heard of others; of itself only that there are jobs. */
export type News =
  /** Entries were added to a match. */
  | { is: 'match'; table: string }
  /** The record of a table was changed, or what its pages gave for a deal. */
  | { is: 'table'; table: string }
  /** Others look at it, or in another way. */
  | { is: 'presence'; table: string }
  /** Something was said there, or who may say something is not as it was. */
  | { is: 'chat'; table: string }
  /** A guest has another name. */
  | { is: 'guest'; guest: string }
  /** The cookies that a guest had until now are over. */
  | { is: 'cookies'; guest: string }
  /** One is due, or will be sooner than was known. */
  | { is: 'jobs' }
  /** A node has come or gone. */
  | { is: 'nodes' }
  /** Some news may have been missed, and others may take this node for dead: it looks again at all that it has open, and says anew who looks. */
  | { is: 'missed' }
  /** Whether the store answers. */
  | { is: 'store'; reachable: boolean };
