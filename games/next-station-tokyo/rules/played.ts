import type { Game } from '@yamanote/kernel';
import { MOST_SEATS, parseAction } from './actions.ts';
import { effect, symbol } from './cards-left.ts';
import { MAP_IDS } from './maps.ts';
import { orders } from './orders.ts';
import { deal, ownPace, setOff } from './own-pace.ts';
import { pencil, placeSpare, spare, takePencil } from './pencils.ts';
import { draw, phase, reveal, round, score } from './phase.ts';
import { clone, goals, setup } from './setup.ts';
import { finalScore, standing } from './standing.ts';
import type { NextStation } from './types.ts';
import { entryView, eventView, imagine, secrets, view } from './view.ts';

/** All that a page needs of the game; index.ts has the whole of it. */
export const played: Game<NextStation> = {
  id: 'next-station-tokyo',
  version: 1,
  editions: ['base'],
  seats: { min: 1, max: MOST_SEATS },
  options: {
    map: { type: 'choice', values: MAP_IDS, default: MAP_IDS[0] },
    effects: { type: 'flag', default: false },
    goals: { type: 'flag', default: false },
    pencils: { type: 'choice', values: ['dealt', 'chosen'], default: 'dealt' },
    pace: { type: 'choice', values: ['together', 'own'], default: 'together' },
  },
  orders,
  // Four lines of at most ten rounds for each of four seats, and what is drawn: pencils, goals, effects, cards.
  longest: 250,

  setup,
  rules: {
    pencil,
    'take-pencil': takePencil,
    spare,
    'place-spare': placeSpare,
    goals,
    phase,
    symbol,
    effect,
    reveal,
    round,
    draw,
    score,
    deal,
    'set-off': setOff,
    'own-pace': ownPace,
    'final-score': finalScore,
  },
  clone,
  standing,

  view,
  imagine,
  eventView,
  entryView,

  parseAction,
  secrets,
};
