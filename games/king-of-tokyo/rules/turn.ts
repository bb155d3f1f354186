/** A turn: its start, and the steps that follow. */
import type { Seat, Step, Tell } from '@yamanote/kernel';
import { useUp } from './aftermath.ts';
import { SHOPPING } from './buy.ts';
import { byCard, IN_TOKYO } from './causes.ts';
import { NO_DICE } from './dice.ts';
import { effectOf, workingCard } from './effects/index.ts';
import { END_TURN } from './end-turn.ts';
import { gainCardStars, gainStars, moveEnergy } from './gains.ts';
import { activeMonster, inTokyo } from './monsters.ts';
import { CHECK } from './next-turn.ts';
import { RESOLVING } from './resolve.ts';
import { askToRoll, diceCount } from './roll.ts';
import type { Event, Of, KingOfTokyoState as State } from './types.ts';

/** For beginning a turn in Tokyo. */
export const TOKYO_STARS = 2;

export const turn: Step<State, Of<'turn'>, Event> = {
  is: 'step',
  run(state, { seat, extra, penalty }, tell) {
    state.active = seat;
    if (extra === null) state.resume = seat;
    state.turn++;
    state.penalty = penalty;
    state.dice = NO_DICE;
    state.rolls = 0;
    state.rerolls = 0;
    state.harmed = false;
    state.still = diceCount(state) === 0 ? state.still + 1 : 0;
    tell?.({ type: 'turn-began', seat, turn: state.turn, extra, dice: diceCount(state) });
    state.stack.push(CHECK, END_TURN, SHOPPING, RESOLVING);
    payOut(state, seat, tell);
    if (inTokyo(activeMonster(state))) rewardKing(state, seat, tell);
    askToRoll(state, false);
  },
};

/** Cards that hold energy for their owner. */
function payOut(state: State, seat: Seat, tell: Tell<Event>): void {
  const { cards } = state.monsters[seat];
  for (let i = cards.length - 1; i >= 0; i--) {
    const kept = cards[i];
    const energy = Math.min(effectOf(kept).payOut, kept.energy);
    if (energy === 0) continue;
    kept.energy -= energy;
    moveEnergy(state, seat, energy, byCard(workingCard(kept), seat), tell);
    if (kept.energy === 0) useUp(state, seat, kept, tell);
  }
}

function rewardKing(state: State, seat: Seat, tell: Tell<Event>): void {
  gainStars(state, seat, TOKYO_STARS, IN_TOKYO, tell);
  gainCardStars(state, seat, 'tokyoStars', tell);
}
