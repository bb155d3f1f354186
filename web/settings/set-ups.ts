/** What was last started of each game on this device, and which game that was. */
import type { Options, TimeControl } from '@yamanote/kernel';
import { renamed } from '../levels/level.ts';
import { hasPlayed } from './played.ts';
import { read, write } from './stored.ts';

/** Which rules, against whom. */
export interface SetUp {
  /** The mix of options by its name; `own` for one that has none. */
  preset: 'first-game' | 'usual' | 'own';
  options: Options;
  bots: number;
  /** The kind of bot. */
  level: string;
  /** Whether there are hints against bots alone; missing where nobody has said so. */
  hints?: boolean;
  /** How much time people have at a table to which one invites; missing or `null` for as much as they like. */
  timeControl?: TimeControl | null;
}

const LAST_GAME = 'last-game';
const USUAL_BOTS = 3;

export function lastGame(): string | null {
  return read(LAST_GAME);
}

export function keepSetUp(game: string, setUp: SetUp): void {
  write(LAST_GAME, game);
  write(keyOf(game), JSON.stringify(setUp));
}

/** As it was kept, which may be by an older version of the game; `null` if there is none. */
export function keptSetUp(game: string): SetUp | null {
  try {
    const kept = JSON.parse(read(keyOf(game)) ?? 'null') as SetUp | null;
    return kept && { ...kept, level: renamed(kept.level) };
  } catch {
    return null;
  }
}

export function usualBots(mostSeats: number): number {
  return Math.min(USUAL_BOTS, mostSeats - 1);
}

/** As many bots as will play if one just starts. */
export function botsToExpect(game: string, mostSeats: number): number {
  return (hasPlayed(game) ? keptSetUp(game)?.bots : undefined) ?? usualBots(mostSeats);
}

function keyOf(game: string): string {
  return `set-up.${game}`;
}
