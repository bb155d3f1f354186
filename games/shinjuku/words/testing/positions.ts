/** Positions that are set up, for tests of what is said of them. */
import { type ShinjukuOptions, type ShinjukuView, shinjuku } from '@yamanote/games/shinjuku/rules';
import { isRefusal, type Json, parseOptions, startFrom, viewOf } from '@yamanote/kernel';

/** What the first of two seats sees when it is asked for an action, with these pieces on the table. */
export function seenAt(pieces: Readonly<Record<string, Json>>, wishes: Partial<ShinjukuOptions> = {}): ShinjukuView {
  const options = parseOptions(shinjuku, { first: 0, ...wishes }, 2);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const state = startFrom(shinjuku, { turn: 0, step: 'action', ...pieces }, 2, options);
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  return viewOf(shinjuku, state, 0);
}
