import type { Game } from '@yamanote/kernel';
import { MOST_SEATS, parseAction } from './actions.ts';
import { charge } from './arrival.ts';
import { buy, shopping } from './buy.ts';
import { storm } from './carry-out.ts';
import { change } from './change.ts';
import { claws } from './claws.ts';
import { copy } from './copy.ts';
import { damage } from './damage.ts';
import { peek, refill, reveal } from './deck.ts';
import { camouflage, camouflageThrow, defending, escaping } from './defence.ts';
import { endTurn } from './end-turn.ts';
import { collect, hearts } from './hearts.ts';
import { again, check, passOn } from './next-turn.ts';
import { ordersOf } from './orders.ts';
import { probe, probeThrow, probing } from './probe.ts';
import { purchased, takeOver } from './purchase.ts';
import { resolve } from './resolve.ts';
import { reroll, roll, rolling, thrown } from './roll.ts';
import { choose, clone, first, setup } from './setup.ts';
import { snatch, window } from './snatch.ts';
import { standing } from './standing.ts';
import { threaten } from './threat.ts';
import { moveIn, tokyo } from './tokyo.ts';
import { transform, turnIn } from './transform.ts';
import { turn } from './turn.ts';
import type { KingOfTokyo } from './types.ts';
import { entryView, eventView, imagine, secrets, view } from './view.ts';
import { exits, yielding, yieldTokyo } from './yield.ts';

/** All that a page needs of the game; index.ts has the whole of it. */
export const played: Game<KingOfTokyo> = {
  id: 'king-of-tokyo',
  version: 2,
  editions: ['first'],
  seats: { min: 2, max: MOST_SEATS },
  options: {
    short: { type: 'flag', default: false },
    bay: { type: 'flag', default: true },
    monsters: { type: 'choice', values: ['chosen', 'seats'], default: 'chosen' },
    first: { type: 'seat', default: 'random' },
  },
  longest: 20_000,

  setup,
  rules: {
    choose,
    first,
    turn,
    rolling,
    roll,
    throw: thrown,
    reroll,
    probing,
    probe,
    'probe-throw': probeThrow,
    change,
    resolve,
    hearts,
    collect,
    claws,
    damage,
    escape: escaping,
    defend: defending,
    'camouflage-throw': camouflageThrow,
    camouflage,
    yielding,
    yield: yieldTokyo,
    exits,
    'move-in': moveIn,
    tokyo,
    shopping,
    buy,
    threaten,
    storm,
    'take-over': takeOver,
    purchased,
    copy,
    charge,
    refill,
    reveal,
    peek,
    window,
    snatch,
    transform,
    'turn-in': turnIn,
    'end-turn': endTurn,
    check,
    again,
    'pass-on': passOn,
  },
  clone,
  standing,

  view,
  imagine,
  eventView,
  entryView,

  parseAction,
  secrets,
  orders: ordersOf(() => played),
};
