/** A turn: roll, income, build; then the next player, or once more the same. */
import type { Ask, ChanceRule, Seat, Step } from '@yamanote/kernel';
import { KEEP, REROLL, ROLL } from './actions.ts';
import { AMUSEMENT_PARK, LANDMARK_IDS, RADIO_TOWER, TRAIN_STATION } from './cards.ts';
import { ACTIVE, type Action, BUILT, type Event, type Frame, type MachiKoroState as State } from './types.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

const ROLL_FRAME: Frame = { kind: 'roll' };
const REROLL_FRAME: Frame = { kind: 'reroll' };
const INCOME_FRAME: Frame = { kind: 'income' };
const BUILD_FRAME: Frame = { kind: 'build' };
const END_TURN_FRAME: Frame = { kind: 'end-turn' };

export function rollerOf(state: State): Seat {
  return state.roller as Seat;
}

export function hasActive(state: State, seat: Seat, landmark: number): boolean {
  return state.landmarks[seat][landmark] === ACTIVE;
}

export const first: ChanceRule<State, Of<'first'>, Event> = {
  is: 'chance',
  of: (state) => ({ pick: state.coins.map((_, seat) => [seat, 1]) }),
  happen(state, _frame, seat: Seat, tell) {
    tell?.({ type: 'first-drawn', seat });
    state.stack.push({ kind: 'turn', seat, second: false });
  },
};

export const turn: Step<State, Of<'turn'>, Event> = {
  is: 'step',
  run(state, { seat, second }, tell) {
    state.roller = seat;
    state.second = second;
    state.dice = [];
    tell?.({ type: 'turn-began', seat, second });
    activateLandmarks(state, seat, tell);
    state.stack.push(END_TURN_FRAME, BUILD_FRAME, INCOME_FRAME, ROLL_FRAME);
  },
};

/** What was built in an earlier own turn works from this one on. */
function activateLandmarks(state: State, seat: Seat, tell: ((event: Event) => void) | null): void {
  const row = state.landmarks[seat];
  for (let i = 0; i < row.length; i++) {
    if (row[i] !== BUILT) continue;
    row[i] = ACTIVE;
    tell?.({ type: 'activated', seat, landmark: LANDMARK_IDS[i] });
  }
}

export const roll: Ask<State, Of<'roll'>, Action, Event> = {
  is: 'ask',
  ritual: true,
  seat: rollerOf,
  legal(state, _frame, list) {
    list.push(ROLL[1]);
    if (hasActive(state, rollerOf(state), TRAIN_STATION)) list.push(ROLL[2]);
  },
  answer(state, _frame, answer) {
    const { dice } = answer as Extract<Action, { do: 'roll' }>;
    state.stack.push({ kind: 'dice', count: dice, again: false });
  },
};

export const dice: ChanceRule<State, Of<'dice'>, Event> = {
  is: 'chance',
  of: (_state, { count }) => ({ dice: count }),
  happen(state, { again }, faces: number[], tell) {
    const seat = rollerOf(state);
    state.dice = faces;
    tell?.({ type: 'rolled', seat, dice: faces, again });
    if (!again && hasActive(state, seat, RADIO_TOWER)) state.stack.push(REROLL_FRAME);
  },
};

/** The radio tower: once a turn, with the same number of dice, and the first roll is void. */
export const reroll: Ask<State, Of<'reroll'>, Action, Event> = {
  is: 'ask',
  seat: rollerOf,
  legal(_state, _frame, list) {
    list.push(KEEP, REROLL);
  },
  answer(state, _frame, answer, tell) {
    if (answer.do === 'keep') return;
    tell?.({ type: 'rerolled', seat: rollerOf(state), dice: state.dice });
    state.stack.push({ kind: 'dice', count: state.dice.length, again: true });
    state.dice = [];
  },
};

export const endTurn: Step<State, Of<'end-turn'>, Event> = {
  is: 'step',
  run(state) {
    const seat = rollerOf(state);
    const double = state.dice.length === 2 && state.dice[0] === state.dice[1];
    const again = double && !state.second && hasActive(state, seat, AMUSEMENT_PARK);
    state.stack.push({ kind: 'turn', seat: again ? seat : (seat + 1) % state.coins.length, second: again });
  },
};
