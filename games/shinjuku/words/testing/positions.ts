/** Positions that are set up, for tests of what is said of them. */
import { type ShinjukuOptions, type ShinjukuView, shinjuku } from '@yamanote/games/shinjuku/rules';
import { beginAt } from '@yamanote/games/testing/matches';
import { type Json, viewOf } from '@yamanote/kernel';

/** What the first of two seats sees when it is asked for an action, with these pieces on the table. */
export function seenAt(pieces: Readonly<Record<string, Json>>, wishes: Partial<ShinjukuOptions> = {}): ShinjukuView {
  return viewOf(shinjuku, beginAt(shinjuku, { turn: 0, step: 'action', ...pieces }, 2, { first: 0, ...wishes }), 0);
}
