/** After an attack: who was hurt in Tokyo may leave; what that means for the attacker. */
import type { Ask, Step } from '@yamanote/kernel';
import { LEAVE, STAY } from './actions.ts';
import { harmOf } from './causes.ts';
import { strike } from './damage.ts';
import { nameOf, sum } from './effects/index.ts';
import { inTokyo, isAlive } from './monsters.ts';
import { freePlace, move } from './tokyo.ts';
import type { Action, Event, Of, KingOfTokyoState as State } from './types.ts';

export const yielding: Step<State, Of<'yielding'>, Event> = {
  is: 'step',
  run(state, { attacker, wounds, yielded }) {
    if (wounds.length === 0) {
      if (yielded.length > 0) state.stack.push({ kind: 'exits', attacker, yielded });
      return;
    }
    const [{ seat, lost }, ...rest] = wounds;
    state.stack.push({ kind: 'yielding', attacker, wounds: rest, yielded }, { kind: 'yield', seat, lost, attacker });
  },
};

export const yieldTokyo: Ask<State, Of<'yield'>, Action, Event> = {
  is: 'ask',
  reaction: true,
  seat: (_state, { seat }) => seat,
  legal(_state, _frame, list) {
    list.push(STAY, LEAVE);
  },
  answer(state, { seat, attacker }, answer, tell) {
    if (answer.do === 'stay') {
      tell?.({ type: 'stayed', seat });
      return;
    }
    tell?.({ type: 'yielded', seat, attacker, unhurt: false });
    move(state, seat, 'outside', 'yield', tell);
    const below = state.stack.pop() as Of<'yielding'>;
    state.stack.push({ ...below, yielded: [...below.yielded, seat] });
  },
};

/** Some leave a trap for the monster that takes their place: one event for each of them, before it moves in. */
export const exits: Step<State, Of<'exits'>, Event> = {
  is: 'step',
  run(state, { attacker, yielded }, tell) {
    const monster = state.monsters[attacker];
    if (yielded.length === 0 || !isAlive(monster) || inTokyo(monster) || freePlace(state) === null) return;
    const [owner, ...rest] = yielded;
    state.stack.push({ kind: 'exits', attacker, yielded: rest });
    const amount = sum(state.monsters[owner], 'exitDamage');
    if (amount === 0) return;
    const harm = harmOf(nameOf(state.monsters[owner], 'exitDamage'), owner);
    strike(state, harm, [{ seat: attacker, amount, harm, escape: null }], tell);
  },
};
