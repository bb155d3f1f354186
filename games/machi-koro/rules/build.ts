/** Building, and what the changing display does afterwards. */
import type { Ask, ChanceRule, Seat } from '@yamanote/kernel';
import { BUILD, BUILD_LANDMARK, PASS } from './actions.ts';
import {
  CHANGING_DISPLAY_TYPES,
  ESTABLISHMENT_IDS,
  ESTABLISHMENTS,
  type EstablishmentId,
  establishmentIndex,
  LANDMARKS,
  landmarkIndex,
} from './cards.ts';
import { limitsOf } from './limits.ts';
import { rollerOf } from './turn.ts';
import { type Action, BUILT, type Event, type Frame, type MachiKoroState as State, UNBUILT } from './types.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

const TURN_OVER_FRAME: Frame = { kind: 'turn-over' };

const COSTS = ESTABLISHMENTS.map(({ cost }) => cost);
const LANDMARK_COSTS = LANDMARKS.map(({ cost }) => cost);

export const build: Ask<State, Of<'build'>, Action, Event> = {
  is: 'ask',
  seat: rollerOf,
  legal(state, _frame, list) {
    list.push(PASS);
    const seat = rollerOf(state);
    const coins = state.coins[seat];
    const city = state.cities[seat];
    const limits = limitsOf(state.options);
    for (let card = 0; card < COSTS.length; card++) {
      if (COSTS[card] <= coins && state.display[card] > 0 && city[card] < limits[card]) list.push(BUILD[card]);
    }
    const landmarks = state.landmarks[seat];
    for (let i = 0; i < LANDMARK_COSTS.length; i++) {
      if (LANDMARK_COSTS[i] <= coins && landmarks[i] === UNBUILT) list.push(BUILD_LANDMARK[i]);
    }
  },
  answer(state, frame, answer, tell) {
    const seat = rollerOf(state);
    if (answer.do === 'build') {
      const card = establishmentIndex(answer.card);
      const cost =
        card < 0 ? buildLandmark(state, seat, landmarkIndex(answer.card)) : buildEstablishment(state, seat, card);
      tell?.({ type: 'built', seat, card: answer.card, cost });
      if (state.stack.length === 0) tell?.({ type: 'won', seat });
    } else if (tell !== null) {
      const list: Action[] = [];
      build.legal(state, frame, list);
      tell({ type: 'passed', seat, forced: list.length === 1 });
    }
  },
};

function buildEstablishment(state: State, seat: Seat, card: number): number {
  state.coins[seat] -= COSTS[card];
  state.display[card]--;
  state.cities[seat][card]++;
  if (displayHasRoom(state)) state.stack.push(TURN_OVER_FRAME);
  return COSTS[card];
}

/** The fourth landmark ends the match at once: nothing is left to happen. */
function buildLandmark(state: State, seat: Seat, landmark: number): number {
  state.coins[seat] -= LANDMARK_COSTS[landmark];
  state.landmarks[seat][landmark] = BUILT;
  if (hasAllLandmarks(state, seat)) state.stack.length = 0;
  return LANDMARK_COSTS[landmark];
}

export function hasAllLandmarks(state: State, seat: Seat): boolean {
  return state.landmarks[seat].every((landmark) => landmark !== UNBUILT);
}

/** Changing display: turned over one by one until there are ten types, or no cards. */
export const turnOver: ChanceRule<State, Of<'turn-over'>, Event> = {
  is: 'chance',
  of: (state) => ({
    draw: 1,
    from: Object.fromEntries(ESTABLISHMENT_IDS.flatMap((id, i) => (state.deck[i] > 0 ? [[id, state.deck[i]]] : []))),
  }),
  happen(state, _frame, [id]: [EstablishmentId], tell) {
    const card = establishmentIndex(id);
    state.deck[card]--;
    state.display[card]++;
    tell?.({ type: 'turned-over', card: id });
    if (displayHasRoom(state)) state.stack.push(TURN_OVER_FRAME);
  },
};

/** The full display has no deck, so it never has room. */
export function displayHasRoom(state: State): boolean {
  if (state.options.display === 'full' || state.deck.every((copies) => copies === 0)) return false;
  return state.display.filter((copies) => copies > 0).length < CHANGING_DISPLAY_TYPES;
}
