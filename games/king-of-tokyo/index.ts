import type { Room } from '@yamanote/games/room';
import type { Game } from '@yamanote/kernel';
import { glance } from './glance.ts';
import { type KingOfTokyo, kingOfTokyo } from './rules/index.ts';
import { minor, opens, ruleOf, together } from './turns.ts';

export const kingOfTokyoRoom: Room<KingOfTokyo> = {
  game: kingOfTokyo,
  opens,
  minor,
  together,
  ruleOf,
  past: { 1: async () => (await import('./past/v1/rules.js')).game as unknown as Game<KingOfTokyo> },
  out: ({ monsters }) => monsters.flatMap((monster, seat) => (monster.hearts > 0 ? [] : [seat])),
  // The rulebook has a short game for beginners, and leaves the bay out of a first one.
  presets: [{ id: 'first-game', options: { short: true, bay: false } }],
  glance,
  mixes: [
    {},
    { monsters: 'seats' },
    { short: true },
    { bay: false },
    { short: true, bay: false, monsters: 'seats' },
    { first: 0 },
    { first: 1, short: true },
  ],
};
