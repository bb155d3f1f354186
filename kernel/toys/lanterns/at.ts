import { parseOptions } from '../../options.ts';
import { isRefusal, sentence } from '../../refusal.ts';
import { lanterns } from './game.ts';
import type { LanternsOptions, LanternsState } from './types.ts';

/** A state in the game's own notation, for tests. */
export function lanternsAt(position: unknown, seats = 2, options: Partial<LanternsOptions> = {}): LanternsState {
  const parsed = parseOptions(lanterns, options, seats);
  const state = isRefusal(parsed) ? parsed : lanterns.parsePosition(position, seats, parsed);
  if (isRefusal(state)) throw new Error(sentence(state));
  return state;
}
