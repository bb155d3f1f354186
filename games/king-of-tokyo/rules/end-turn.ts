/** Step 4, the victory check, and whose turn comes next. */
import type { Ask, Seat, Step, Tell } from '@yamanote/kernel';
import { AGAIN, PASS, SEATS } from './actions.ts';
import { byCard, POISON } from './causes.ts';
import { strike } from './damage.ts';
import { count } from './dice.ts';
import { effectOf, workingCard } from './effects/index.ts';
import {
  activeMonster,
  activeOf,
  clockwise,
  gainEnergy,
  gainStars,
  isAlive,
  livingCount,
  WINNING_STARS,
} from './monsters.ts';
import { TOKYO } from './tokyo.ts';
import type { Action, Dice, Event, Face, Frame, Of, KingOfTokyoState as State } from './types.ts';

export const END_TURN: Frame = { kind: 'end-turn' };
export const CHECK: Frame = { kind: 'check' };
const PASS_ON: Frame = { kind: 'pass-on' };
/** By seat: an ordinary turn. */
export const TURNS: readonly Frame[] = SEATS.map((seat) => ({ kind: 'turn', seat, extra: null, penalty: 0 }));

/** What a turn's end brings: to the last one of all, then to the active monster, and at the very last its poison. */
export const endTurn: Step<State, Of<'end-turn'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    rewardUnderdog(state, tell);
    const seat = activeOf(state);
    const monster = activeMonster(state);
    if (!isAlive(monster)) {
      tell?.({ type: 'turn-stopped', seat });
      return;
    }
    if (monster.cards.length > 0) endEffects(state, seat, tell);
    if (monster.poison === 0) return;
    state.stack.push(TOKYO);
    strike(state, POISON, [{ seat, amount: monster.poison, harm: POISON, escape: null }], tell);
  },
};

/** Only one can have fewer stars than all others. */
function rewardUnderdog(state: State, tell: Tell<Event>): void {
  const last = onlyLast(state);
  if (last === null) return;
  const { cards } = state.monsters[last];
  for (let i = 0; i < cards.length; i++) {
    const stars = effectOf(cards[i]).underdogStars;
    if (stars > 0) gainStars(state, last, stars, byCard(workingCard(cards[i]), last), tell);
  }
}

function onlyLast(state: State): Seat | null {
  let last: Seat | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < state.monsters.length; seat++) {
    const { stars, place } = state.monsters[seat];
    if (place === 'out' || stars > fewest) continue;
    last = stars === fewest ? null : seat;
    fewest = stars;
  }
  return last;
}

/** Cards are judged by what is there before any of them pays. */
function endEffects(state: State, seat: Seat, tell: Tell<Event>): void {
  const { cards } = activeMonster(state);
  for (const kept of cards) {
    const stars = effectOf(kept).endStars?.(state, seat) ?? 0;
    if (stars > 0) gainStars(state, seat, stars, byCard(workingCard(kept), seat), tell);
  }
  const gains = cards.map((kept) => effectOf(kept).endEnergy?.(state, seat) ?? 0);
  for (const [i, energy] of gains.entries()) {
    if (energy > 0) gainEnergy(state, seat, energy, byCard(workingCard(cards[i]), seat), tell);
  }
}

/** Once in every turn, when all is said and done. */
export const check: Step<State, Of<'check'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    expire(state);
    const seats = winnersOf(state);
    if (seats.length > 0 || livingCount(state) === 0) {
      const by = seats.length === 0 ? 'nobody' : state.monsters[seats[0]].stars >= WINNING_STARS ? 'stars' : 'survival';
      tell?.({ type: 'won', seats, by });
      return;
    }
    const kept = activeMonster(state).cards.find((card) => bringsTurn(effectOf(card).again, state.dice));
    if (kept === undefined) passOnFrom(state);
    else state.stack.push(PASS_ON, { kind: 'again', card: workingCard(kept) });
  },
};

function bringsTurn(face: Face | 0, dice: Dice): boolean {
  return face !== 0 && count(dice, face) >= 3;
}

function expire(state: State): void {
  const { monsters } = state;
  for (let seat = 0; seat < monsters.length; seat++) {
    const monster = monsters[seat];
    monster.untouchable = false;
    for (let i = 0; i < monster.cards.length; i++) monster.cards[i].used = 0;
  }
}

const NOBODY: Seat[] = [];

/** Everybody alive with twenty stars; or the only one left. */
export function winnersOf(state: State): Seat[] {
  const { monsters } = state;
  const lonely = livingCount(state) === 1;
  let winners = NOBODY;
  for (let seat = 0; seat < monsters.length; seat++) {
    const { place, stars } = monsters[seat];
    if (place !== 'out' && (lonely || stars >= WINNING_STARS)) winners = [...winners, seat];
  }
  return winners;
}

/** Another turn directly after this one, with one die fewer than this one had to do without. */
export const again: Ask<State, Of<'again'>, Action, Event> = {
  is: 'ask',
  seat: activeOf,
  legal(_state, _frame, list) {
    list.push(AGAIN, PASS);
  },
  answer(state, { card }, answer, tell) {
    const seat = activeOf(state);
    if (answer.do === 'pass') {
      tell?.({ type: 'extra-turn-declined', seat, card });
      return;
    }
    state.extra.unshift({ seat, card, penalty: state.penalty + 1 });
    tell?.({ type: 'extra-turn', seat, card });
  },
};

export const passOn: Step<State, Of<'pass-on'>, Event> = { is: 'step', run: passOnFrom };

/** Extra turns first; then clockwise from the monster whose own turn it was last. */
function passOnFrom(state: State): void {
  while (state.extra.length > 0) {
    const { seat, card, penalty } = state.extra.shift() as State['extra'][number];
    if (!isAlive(state.monsters[seat])) continue;
    state.stack.push({ kind: 'turn', seat, extra: card, penalty });
    return;
  }
  let distance = 1;
  while (!isAlive(state.monsters[clockwise(state, state.resume, distance)])) distance++;
  state.stack.push(TURNS[clockwise(state, state.resume, distance)]);
}
