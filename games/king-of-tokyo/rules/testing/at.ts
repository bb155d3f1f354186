import { isRefusal, sentence } from '@yamanote/kernel';
import { kingOfTokyo } from '../index.ts';
import type { KingOfTokyoOptions, KingOfTokyoState } from '../types.ts';

export const DEFAULTS: KingOfTokyoOptions = {
  edition: 'first',
  short: false,
  bay: true,
  monsters: 'chosen',
  first: 'random',
};

/** The state of a position, with as many seats as it has players, or two. */
export function at(
  position: { players?: readonly unknown[]; [field: string]: unknown },
  options: Partial<KingOfTokyoOptions> = {},
): KingOfTokyoState {
  const state = kingOfTokyo.parsePosition(position, position.players?.length ?? 2, { ...DEFAULTS, ...options });
  if (isRefusal(state)) throw new Error(sentence(state));
  return state as KingOfTokyoState;
}
