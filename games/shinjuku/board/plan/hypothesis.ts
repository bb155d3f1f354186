/**
 * The rules' own answers to "what if": on a world that this viewer could imagine, in which the seat is to act and nothing is
 * under way. While others play it is what the seat could do in its turn, so that one can plan ahead.
 */
import {
  type ActionKind,
  type Forecast,
  forecast,
  KINDS,
  played,
  type ShinjukuState,
  type ShinjukuView,
  worthOfOneMore,
} from '@yamanote/games/shinjuku/rules';
import { fastRng, imagineFrom, type Seat } from '@yamanote/kernel';

const states = new WeakMap<ShinjukuView, ShinjukuState>();

export function asIfActing(view: ShinjukuView, seat: Seat): ShinjukuState {
  const known = states.get(view);
  if (known?.turn === seat) return known;
  const done: ActionKind[] = view.turn === seat ? view.done : [];
  const quiet = { group: Array<number>(KINDS).fill(0), path: [], alighted: [] };
  const stack: ShinjukuView['stack'] = [{ kind: 'end-turn' }, { kind: 'action' }];
  const state = imagineFrom(played, { ...view, stack, turn: seat, done, ...quiet }, fastRng('plan'));
  states.set(view, state);
  return state;
}

/** More than a card shows, so that a plan is found again after something has changed. */
const JOURNEYS = 12;
const forecasts = new WeakMap<ShinjukuState, Forecast[]>();

/** For every ward that the seat can pay for, its best journeys. */
export function journeysOf(view: ShinjukuView, seat: Seat): readonly Forecast[] {
  const state = asIfActing(view, seat);
  const known = forecasts.get(state) ?? forecast(state, seat, JOURNEYS);
  forecasts.set(state, known);
  return known;
}

/** By customer, what one more would add to the seat's points; only its own are known. */
export function oneMore(view: ShinjukuView, seat: Seat): readonly number[] | null {
  return view.collections[seat] === null ? null : worthOfOneMore(asIfActing(view, seat), seat);
}

/** A seat's points as they stand; `null` behind a screen. */
export function pointsOf(view: ShinjukuView, seat: Seat): number | null {
  if (view.collections[seat] === null) return null;
  return played.standing(imagineFrom(played, view, fastRng('points'))).scores[seat];
}
