/** What a contest came to, as programs read it. */
import type { ContestReport, Verdict } from '@yamanote/bots';
import type { Options } from '@yamanote/kernel';

export interface ArenaReport extends ContestReport {
  game: string;
  options: Options;
  /** As they were named. */
  bots: string[];
  seats: number;
  seed: string;
  playouts: number | null;
  /** Milliseconds. */
  budget: number | null;
  sprt: SprtReport | null;
  /** Only this differs from run to run: all threads together, and milliseconds for a decision by bot. */
  cpu: { seconds: number; perDecision: Record<string, number> };
}

/** Whether the first bot is rather `low` or rather `high` Elo above the others. */
export interface SprtReport {
  low: number;
  high: number;
  llr: number;
  /** Decided once the ratio is that far from 0. */
  bound: number;
  verdict: Verdict;
}
