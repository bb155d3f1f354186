/**
 * What the board knows beyond the view: the last throw, whom the dice have hit, who has been hurt in this turn, and what of
 * an entry has been told while its view is still to come.
 */
import type { Blow, Dice, Event } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { Props, View } from './shown.ts';

export interface Loss {
  readonly from: number;
  readonly to: number;
}

export interface Memory {
  /** The dice that fell last; `null` before the first throw. */
  readonly thrown: Dice | null;
  /** Another number for each throw, for the dice to tumble anew. */
  readonly throws: number;
  /** The dice that lie there: those of the running turn, or until it has any, the `past` ones of the turn before. */
  readonly lying: { readonly seat: Seat; readonly dice: Dice; readonly past: boolean } | null;
  /** Whom the dice of the running turn have hit; `null` before they count. */
  readonly blows: readonly Blow[] | null;
  /** Hearts lost in the running turn, by seat. */
  readonly losses: ReadonlyMap<Seat, Loss>;
  /** The view with all that has been told. */
  readonly view: View;
}

/** More throws than any turn has. */
const MANY = 1000;

export function recall({ happening, past, view }: Pick<Props, 'happening' | 'past' | 'view'>): Memory {
  const told = happening.ahead.reduce(withEvent, view);
  const events = sinceTurnBegan(past);
  const throws = events.filter((event) => event.type === 'rolled');
  return {
    thrown: throws.at(-1)?.thrown ?? null,
    throws: told.turn * MANY + throws.length,
    lying: lyingIn(told, past),
    blows: blowsIn(events),
    losses: lossesIn(events),
    view: told,
  };
}

function sinceTurnBegan(past: readonly Event[]): readonly Event[] {
  return past.slice(past.findLastIndex(({ type }) => type === 'turn-began') + 1);
}

function lyingIn({ active, dice }: View, past: readonly Event[]): Memory['lying'] {
  if (active !== null && dice.length > 0) return { seat: active, dice, past: false };
  const last = past.findLast((event) => event.type === 'dice-final');
  return last === undefined || last.dice.length === 0 ? null : { seat: last.seat, dice: last.dice, past: true };
}

function blowsIn(events: readonly Event[]): Memory['blows'] {
  const attack = events.findLast((event) => event.type === 'struck' && event.harm.by === 'attack');
  if (attack?.type === 'struck') return attack.blows;
  return events.some(({ type }) => type === 'dice-final') ? [] : null;
}

function lossesIn(events: readonly Event[]): ReadonlyMap<Seat, Loss> {
  const losses = new Map<Seat, Loss>();
  for (const event of events) {
    if (event.type !== 'hurt') continue;
    losses.set(event.seat, { from: losses.get(event.seat)?.from ?? event.to + event.by, to: event.to });
  }
  return losses;
}

/** The view after one event, as far as the board shows it. */
export function withEvent(view: View, event: Event): View {
  switch (event.type) {
    case 'turn-began':
      return { ...view, active: event.seat, turn: event.turn, dice: [] };
    case 'rolled':
    case 'probed':
    case 'die-changed':
    case 'dice-final':
      return { ...view, dice: event.dice };
    case 'stars-changed':
      return withMonster(view, event.seat, { stars: event.to });
    case 'energy-changed':
      return withMonster(view, event.seat, { energy: event.to });
    case 'healed':
    case 'hurt':
    case 'hearts-lost':
      return withMonster(view, event.seat, { hearts: event.to });
    case 'moved':
      return withMonster(view, event.seat, { place: event.to });
    case 'eliminated':
      return withMonster(view, event.seat, { place: 'out', hearts: 0, energy: 0, poison: 0, shrink: 0, cards: [] });
    case 'monster-chosen':
      return withMonster(view, event.seat, { monster: event.monster });
    case 'counters-changed':
      return event.counter === 'smoke' ? view : withMonster(view, event.seat, { [event.counter]: event.to });
    case 'revealed':
      return { ...view, display: view.display.map((card, place) => (place === event.place ? event.card : card)) };
    default:
      return view;
  }
}

function withMonster(view: View, seat: Seat, change: Partial<View['monsters'][number]>): View {
  return { ...view, monsters: view.monsters.map((one, other) => (other === seat ? { ...one, ...change } : one)) };
}
