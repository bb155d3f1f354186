import type { Game } from '@yamanote/kernel';
import { parseAction } from './actions.ts';
import { lacks } from './editions.ts';
import { rules } from './rulebook.ts';
import { clone, setup } from './setup.ts';
import { standing } from './standing.ts';
import { MOST_SEATS } from './tokens.ts';
import type { Shinjuku } from './types.ts';
import { entryView, eventView, imagine, secrets, view } from './view.ts';

/** All that a page needs of the game; index.ts has the whole of it. */
export const played: Game<Shinjuku> = {
  id: 'shinjuku',
  version: 2,
  editions: ['retail', 'r12'],
  seats: { min: 2, max: MOST_SEATS },
  options: {
    ceo: { type: 'flag', default: false },
    kaiju: { type: 'flag', default: false },
    kaijuStep: { type: 'choice', values: ['before-ceo', 'after-ceo'], default: 'before-ceo' },
    endRule: { type: 'choice', values: ['printed', 'equal-turns'], default: 'printed' },
    deptRelocation: { type: 'choice', values: ['printed', 'any', 'marked-only', 'never'], default: 'printed' },
    openCollections: { type: 'flag', default: false },
    bagCount: { type: 'choice', values: ['level', 'exact'], default: 'level' },
    first: { type: 'seat', default: 'random' },
  },
  lacks,
  longest: 10_000,

  setup,
  rules,
  clone,
  standing,

  view,
  imagine,
  eventView,
  entryView,

  parseAction,
  secrets,
};
