/** What one taps for an answer, what has to be confirmed, and how an entry's events are told. */
import { type Action, type ActionKind, type Event, played, type ShinjukuView } from '@yamanote/games/shinjuku/rules';
import { fastRng, preview, type Seat } from '@yamanote/kernel';
import { target } from './target-ids.ts';

export function targets(action: Action): readonly string[] {
  switch (action.do) {
    case 'open':
      return [target.station(action.station), target.pay(action.pay)];
    case 'upgrade':
      return [target.station(action.station), target.customer(action.customer), target.pay(action.pay)];
    case 'move':
      return [target.ward(action.ward), target.pay(action.pay)];
    case 'extend':
      return [target.connection(action.connection), target.pay(action.pay)];
    case 'track':
      return [target.connection(action.connection)];
    case 'place':
      return [target.good(action.good)];
    case 'relocate':
    case 'start':
    case 'ride':
      return [target.station(action.station)];
    case 'alight':
      return [target.customer(action.customer)];
    case 'rampage':
    case 'flee':
    case 'push':
    case 'drive':
      return [target.ward(action.ward)];
    default:
      return [];
  }
}

/** Steps on the way that can be taken back without asking. */
const LIGHT: readonly Action['do'][] = ['start', 'rampage', 'flee', 'push', 'drive', 'stay'];

/** What ends an action may end the turn with it. Riding and getting off do so when nobody is left, or no way leads on. */
export function confirm(action: Action, view: ShinjukuView): boolean {
  if (LIGHT.includes(action.do)) return false;
  if (action.do !== 'ride' && action.do !== 'alight') return true;
  return preview(played, view, view.turn as Seat, [action], fastRng('confirm')).events.some(
    ({ type }) => type === 'arrived',
  );
}

export function turn({ turn, stack }: ShinjukuView): Seat | null {
  return stack.length === 0 ? null : turn;
}

/** The kinds of action whose answers name a place of the map. */
export function kindOf(action: Action): ActionKind | null {
  const { do: verb } = action;
  return verb === 'open' || verb === 'track' || verb === 'move' || verb === 'upgrade' || verb === 'income'
    ? verb
    : null;
}

/** What needs no time of its own: it is seen where it lies, or goes with what comes next. */
const SILENT: readonly Event['type'][] = ['queued', 'returned', 'turn-began', 'start-ward-revealed', 'reshuffled'];

/** A ride first, then who gets off, then what follows from it. */
export function beats(events: readonly Event[]): readonly (readonly Event[])[] {
  const ridden = events.filter(({ type }) => type === 'rode' || type === 'departed' || type === 'kaiju-moved');
  const off = events.filter(({ type }) => type === 'alighted' || type === 'fled');
  const rest = events.filter((event) => !ridden.includes(event) && !off.includes(event));
  const groups = [ridden, off, rest.every(({ type }) => SILENT.includes(type)) ? [] : rest];
  const told = groups.filter((group) => group.length > 0);
  return told.length === 0 ? [[]] : told;
}
