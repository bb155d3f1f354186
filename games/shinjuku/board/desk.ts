/**
 * What the person at the board has before them besides the match itself: which kind of action they look at, and which MOVE
 * they plan. Scene and shelf are mounted apart, so it lies here for both.
 */
import type { Action, ActionKind, ShinjukuView } from '@yamanote/games/shinjuku/rules';
import { signal } from '@yamanote/kit';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Onward, onwardOf } from './onward.ts';
import type { ShopAnswer } from './plan/opening.ts';
import { type Plan, planIn, plansFor } from './plan/plans.ts';
import { type Ride, rideShown } from './ride.ts';
import { momentOf, type Props, shownSeat } from './shown.ts';
import { kindOf, targets } from './targets.ts';

export const mode = signal<ActionKind | null>(null);
export const planned = signal<Plan | null>(null);
/** What is to open at the station that is selected for it. */
export const shop = signal<ShopAnswer | null>(null);

/** Looks at a kind of action; what was tapped for another one is forgotten. */
export function lookAt(board: Pick<Props, 'select'>, kind: ActionKind | null): void {
  mode.value = kind;
  planned.value = null;
  shop.value = null;
  board.select(null);
}

export interface Desk {
  /** The board, with only those targets that the chosen kind of action has. */
  readonly board: Props;
  readonly mode: ActionKind | null;
  /** The planned MOVE as it would be now; `null` without one, or if it cannot be ridden any more. */
  readonly plan: Plan | null;
  readonly ride: Ride | null;
  readonly onward: readonly Onward[];
}

/**
 * The planned MOVE as it would be now. Whoever is asked has selected its first answer as well, and pays as that one says:
 * another choice on the map is the end of the plan.
 */
export function planNow(board: Pick<Props, 'view' | 'viewer' | 'answers' | 'selected'>): Plan | null {
  const seat = shownSeat(board);
  const wanted = planned.value;
  const plan = seat === null || wanted === null ? null : planIn(plansFor(board.view, seat), wanted);
  if (plan === null || board.answers.length === 0) return plan;
  const { selected } = board;
  return selected?.do === 'move' && selected.ward === plan.ward ? { ...plan, pay: selected.pay } : null;
}

export function useDesk(props: Props): Desk {
  useForget(props.view);
  useOffer(props);
  useFollow(props);
  const kind = mode.value;
  const plan = planNow(props);
  return {
    board: momentOf(props.view)?.kind === 'action' ? limited(props, kind) : props,
    mode: kind,
    plan,
    ride: rideShown(props, plan),
    onward: onwardOf(props.view, props.answers),
  };
}

/** A new question begins with nothing chosen; a plan made while others play is kept for one's own turn. */
function useForget(view: ShinjukuView): void {
  const question = `${view.turn} ${view.done} ${view.stack.length} ${momentOf(view)?.kind}`;
  useLayoutEffect(() => {
    mode.value = null;
    shop.value = null;
  }, [question]);
}

/** What was planned while others played is offered once when an action is asked for, unless something is selected already. */
function useOffer({ view, viewer, answers, selected, select, past }: Props): void {
  const asked = momentOf(view)?.kind === 'action' && answers.length > 0;
  // A plan that has been carried out is no plan for the next turn.
  const rides = past.filter((event) => event.type === 'departed' && event.seat === viewer).length;
  const ridden = useRef(rides);
  useLayoutEffect(() => {
    if (ridden.current !== rides) planned.value = null;
    ridden.current = rides;
  }, [rides]);
  useLayoutEffect(() => {
    const wanted = planned.peek();
    if (!asked || wanted === null || viewer === 'public') return;
    const plan = view.done.includes('move') ? null : planIn(plansFor(view, viewer), wanted);
    planned.value = plan;
    if (plan !== null && selected === null) select({ do: 'move', ward: plan.ward, pay: plan.pay });
  }, [asked, view.turn, view.done.length]);
}

/** What is selected elsewhere, by a hint, is looked at as well: otherwise the map would not show it. A planned ride shows itself. */
function useFollow(props: Props): void {
  const { view, selected } = props;
  useLayoutEffect(() => {
    const kind = selected === null || momentOf(view)?.kind !== 'action' ? null : kindOf(selected);
    if (kind !== null && planNow(props) === null) mode.value = kind;
  }, [selected]);
}

function limited(props: Props, kind: ActionKind | null): Props {
  const ids = new Set(props.answers.filter((answer: Action) => kindOf(answer) === kind).flatMap(targets));
  return { ...props, target: (id) => (ids.has(id) ? props.target(id) : 'none') };
}
