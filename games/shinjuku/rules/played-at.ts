import { isRefusal, parseOptions, sentence, startFrom } from '@yamanote/kernel';
import { shinjuku } from './index.ts';
import type { ShinjukuOptions, ShinjukuState } from './types.ts';

/** The state at a position in the game's own notation, run on to where somebody must act; for tests. */
export function playedAt(position: unknown, options: Partial<ShinjukuOptions> = {}, seats = 2): ShinjukuState {
  const parsed = parseOptions(shinjuku, options, seats);
  const state = isRefusal(parsed) ? parsed : startFrom(shinjuku, position, seats, parsed);
  if (isRefusal(state)) throw new Error(sentence(state));
  return state;
}
