import type { Room } from '@yamanote/games/room';
import { evaluate, foresee } from './bots/index.ts';
import { type KingOfTokyo, kingOfTokyo } from './rules/index.ts';
import { board } from './terminal/index.ts';
import { speech } from './words/index.ts';
import { ruleOf } from './words/rule-ids.ts';
import { minor, opens } from './words/telling.ts';

export const kingOfTokyoRoom: Room<KingOfTokyo> = {
  game: kingOfTokyo,
  speech,
  board,
  evaluate,
  foresee,
  opens,
  minor,
  ruleOf,
  presets: [{ id: 'first-game', options: { short: true, bay: false } }],
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
