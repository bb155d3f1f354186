/** In another monster's turn, cards that have just been turned up may be bought at once. */
import type { Ask, Step } from '@yamanote/kernel';
import { PASS } from './actions.ts';
import { hidesTop, listAffordable } from './buy.ts';
import { has } from './effects/index.ts';
import { activeMonster, activeOf, clockwise, distanceTo, isAlive } from './monsters.ts';
import { buyFromDisplay } from './purchase.ts';
import type { Action, Event, Frame, Of, KingOfTokyoState as State } from './types.ts';

/** Asks the nearest monster that could buy one of the cards. Once it has passed, it is the next one's turn. */
export const window: Step<State, Of<'window'>, Event> = {
  is: 'step',
  run(state, { places, from, to }) {
    if (!isAlive(activeMonster(state))) return;
    for (let distance = from; distance <= to; distance++) {
      const seat = clockwise(state, activeOf(state), distance);
      const monster = state.monsters[seat];
      if (monster.cards.length === 0 || !has(monster, 'snatches')) continue;
      const affordable: Action[] = [];
      listAffordable(state, seat, places, affordable);
      if (affordable.length === 0) continue;
      state.stack.push({ kind: 'window', places, from: distance + 1, to }, { kind: 'snatch', seat, places });
      return;
    }
  },
};

export const snatch: Ask<State, Of<'snatch'>, Action, Event> = {
  is: 'ask',
  reaction: true,
  seat: (_state, { seat }) => seat,
  legal(state, { seat, places }, list) {
    list.push(PASS);
    listAffordable(state, seat, places, list);
  },
  answer(state, { seat, places }, answer, tell) {
    if (answer.do === 'pass') return;
    const { card } = answer as Extract<Action, { do: 'buy' }>;
    const place = places.find((at) => state.display[at] === card) as number;
    // The same monster goes on with all of the cards, but whoever sits nearer sees the new one first.
    const { to } = state.stack.pop() as Of<'window'>;
    const distance = distanceTo(state, seat);
    const goOn: Frame = { kind: 'window', places, from: distance, to };
    state.stack.push(goOn);
    buyFromDisplay(state, seat, card, place, distance - 1, tell);
  },
  reveals: (state, { seat }, answer) => answer.do === 'buy' && hidesTop(state, seat),
};
