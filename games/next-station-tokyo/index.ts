import type { Room } from '@yamanote/games/room';
import { glance } from './glance.ts';
import { type NextStation, nextStation } from './rules/index.ts';
import { minor, opens, ruleOf } from './turns.ts';

const SECOND_MAP = 'tokyo-original-2';

export const nextStationRoom: Room<NextStation> = {
  game: nextStation,
  opens,
  minor,
  ruleOf,
  chance: 'cards',
  glance,
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
