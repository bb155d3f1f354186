/** Tokyo City and Tokyo Bay: who is there, who comes, who goes. */
import type { Seat, Step, Tell } from '@yamanote/kernel';
import { ENTERING } from './causes.ts';
import { gainStars } from './gains.ts';
import { inTokyo, isAlive, livingCount } from './monsters.ts';
import type { Event, Frame, Of, Place, KingOfTokyoState as State } from './types.ts';

/** With fewer monsters alive, the bay is closed for good. */
export const BAY_MONSTERS = 5;

export const TOKYO: Frame = { kind: 'tokyo' };

export function monsterAt(state: Pick<State, 'monsters'>, place: Place): Seat | null {
  const { monsters } = state;
  for (let seat = 0; seat < monsters.length; seat++) if (monsters[seat].place === place) return seat;
  return null;
}

export type Why = Extract<Event, { type: 'moved' }>['why'];

export function move(state: State, seat: Seat, to: Place, why: Why, tell: Tell<Event>): void {
  const monster = state.monsters[seat];
  const from = monster.place;
  monster.place = to;
  tell?.({ type: 'moved', seat, from, to, why });
}

/** From outside into Tokyo, which brings a star. */
export function enter(state: State, seat: Seat, place: Place, why: Why, tell: Tell<Event>): void {
  move(state, seat, place, why, tell);
  gainStars(state, seat, 1, ENTERING, tell);
}

/** Where an attacker from outside would move in; `null` if there is no place. */
export function freePlace(state: Pick<State, 'monsters' | 'bay'>): Place | null {
  if (monsterAt(state, 'city') === null) return 'city';
  const usable = state.bay && livingCount(state) >= BAY_MONSTERS;
  return usable && monsterAt(state, 'bay') === null ? 'bay' : null;
}

/**
 * What follows for Tokyo when the attack, card or counter that has emptied a place is dealt with: an empty city belongs to
 * the monster in the bay, and the bay closes when too few are left.
 */
export function putInOrder(state: State, tell: Tell<Event>): void {
  if (!state.bay) return;
  const inBay = monsterAt(state, 'bay');
  if (inBay !== null && monsterAt(state, 'city') === null) move(state, inBay, 'city', 'moved-up', tell);
  if (livingCount(state) >= BAY_MONSTERS) return;
  state.bay = false;
  tell?.({ type: 'bay-closed' });
  const left = monsterAt(state, 'bay');
  if (left !== null) move(state, left, 'outside', 'bay-closed', tell);
}

export const tokyo: Step<State, Of<'tokyo'>, Event> = {
  is: 'step',
  run: (state, _frame, tell) => putInOrder(state, tell),
};

/** An attacker from outside has to take a free place. */
export const moveIn: Step<State, Of<'move-in'>, Event> = {
  is: 'step',
  run(state, { attacker }, tell) {
    const monster = state.monsters[attacker];
    if (isAlive(monster) && !inTokyo(monster)) {
      const place = freePlace(state);
      if (place !== null) enter(state, attacker, place, 'attack', tell);
    }
    putInOrder(state, tell);
  },
};
