import type { Room } from '@yamanote/games/room';
import { played } from './rules/played.ts';
import type { MachiKoro } from './rules/types.ts';
import { minor, opens, ruleOf } from './turns.ts';

export const machiKoroRoom: Room<MachiKoro> = {
  game: played,
  opens,
  minor,
  ruleOf,
  chance: 'dice',
  mixes: [
    {},
    { beginnerLimit: true },
    { display: 'changing' },
    { beginnerLimit: true, display: 'changing' },
    { first: 0 },
    { first: 1, display: 'changing' },
  ],
};
