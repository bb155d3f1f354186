import type { Room } from '@yamanote/games/room';
import { played } from './rules/played.ts';
import type { NextStation } from './rules/types.ts';
import { minor, opens, ruleOf } from './turns.ts';

const SECOND_MAP = 'tokyo-original-2';

export const nextStationRoom: Room<NextStation> = {
  game: played,
  opens,
  minor,
  ruleOf,
  chance: 'cards',
  mixes: [
    {},
    { effects: true },
    { goals: true, pencils: 'chosen' },
    { effects: true, goals: true, map: SECOND_MAP },
    { map: SECOND_MAP, pencils: 'chosen' },
    { pace: 'own' },
    { pace: 'own', effects: true, goals: true, pencils: 'chosen' },
    { pace: 'own', effects: true, map: SECOND_MAP },
  ],
};
