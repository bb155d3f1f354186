import type { Room } from '@yamanote/games/room';
import { glance } from './glance.ts';
import { type MachiKoro, machiKoro } from './rules/index.ts';
import { minor, opens, ruleOf } from './turns.ts';

export const machiKoroRoom: Room<MachiKoro> = {
  game: machiKoro,
  opens,
  minor,
  ruleOf,
  glance,
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
