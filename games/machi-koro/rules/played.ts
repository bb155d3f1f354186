import type { Game } from '@yamanote/kernel';
import { MOST_SEATS, parseAction } from './actions.ts';
import { build, turnOver } from './build.ts';
import { income } from './income.ts';
import { charge, give, take } from './purple.ts';
import { clone, setup } from './setup.ts';
import { standing } from './standing.ts';
import { dice, endTurn, first, reroll, roll, turn } from './turn.ts';
import type { MachiKoro } from './types.ts';

/** All that a page needs of the game; index.ts has the whole of it. */
export const played: Game<MachiKoro> = {
  id: 'machi-koro',
  version: 1,
  editions: ['base'],
  seats: { min: 2, max: MOST_SEATS },
  options: {
    beginnerLimit: { type: 'flag', default: false },
    display: { type: 'choice', values: ['full', 'changing'], default: 'full' },
    first: { type: 'seat', default: 'random' },
  },
  longest: 10_000,

  setup,
  rules: {
    first,
    turn,
    roll,
    dice,
    reroll,
    income,
    charge,
    give,
    take,
    build,
    'turn-over': turnOver,
    'end-turn': endTurn,
  },
  clone,
  standing,

  open: true,
  view: clone,
  imagine: clone,
  eventView: (event) => event,
  entryView: (_state, _actor, answer) => answer,

  parseAction,
  secrets: () => [],
};
