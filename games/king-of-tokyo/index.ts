import type { Room } from '@yamanote/games/room';
import { evaluate, foresee } from './bots/index.ts';
import { type KingOfTokyo, kingOfTokyo } from './rules/index.ts';

export const kingOfTokyoRoom: Room<KingOfTokyo> = {
  game: kingOfTokyo,
  evaluate,
  foresee,
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
