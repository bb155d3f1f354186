import type { Clock } from './clock.ts';
import type { Teller } from './news.ts';
import type { Pool } from './pool.ts';

/** What every part of the store works with. */
export interface Context {
  /** The id of this node. */
  node: string;
  pool: Pool;
  clock: Clock;
  teller: Teller;
}
