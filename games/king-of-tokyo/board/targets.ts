/** What one taps for an answer, and how an entry's events are told. */
import { type Action, type Event, type KeepId, MONSTERS } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { View } from './shown.ts';

export const target = {
  monster: (monster: string) => `monster:${monster}`,
  die: (face: number) => `die:${face}`,
  face: (face: number) => `face:${face}`,
  heart: (use: string | Seat) => `heart:${use}`,
  card: (card: string) => `card:${card}`,
  top: 'top',
  /** The deck itself, for who may look at its top card. */
  deck: 'deck',
  theirs: (seat: Seat, card: KeepId) => `theirs:${seat}:${card}`,
  copy: (seat: Seat, card: KeepId) => `copy:${seat}:${card}`,
  own: (card: KeepId) => `own:${card}`,
};

export function targets(action: Action): readonly string[] {
  switch (action.do) {
    case 'choose':
      return [target.monster(action.monster)];
    case 'probe':
      return [target.die(action.die)];
    case 'change':
      return [target.die(action.die), target.face(action.to)];
    case 'spend':
      return [target.heart(action.on)];
    case 'buy':
      return [target.card(action.card)];
    case 'buy-top':
      return [target.top];
    case 'look':
      return [target.deck];
    case 'take':
      return [target.theirs(action.seat, action.card)];
    case 'copy':
      return [target.copy(action.seat, action.card)];
    case 'discard':
      return [target.own(action.card)];
    default:
      return [];
  }
}

/** What one taps to choose it is confirmed by a button, one like the other; turning a die is two taps anyway, and looking costs nothing. */
const FINAL: ReadonlySet<Action['do']> = new Set([
  'choose',
  'probe',
  'buy',
  'buy-top',
  'take',
  'copy',
  'spend',
  'discard',
]);

export function confirm(action: Action): boolean {
  return FINAL.has(action.do);
}

export function turn(view: View): Seat | null {
  return view.active;
}

/** Whoever plays a monster has its colour and shape; the others have those that are left, their own if they can. */
export function marks({ monsters }: View): readonly number[] {
  const given: (number | null)[] = monsters.map(({ monster }) => (monster === null ? null : MONSTERS.indexOf(monster)));
  for (const seat of monsters.keys()) if (given[seat] === null && !given.includes(seat)) given[seat] = seat;
  const left = MONSTERS.map((_, mark) => mark).filter((mark) => !given.includes(mark));
  return given.map((mark) => mark ?? (left.shift() as number));
}

/** What belongs to one moment of the story, in the order in which moments follow each other. */
type Moment = 'dice' | 'gain' | 'harm' | 'place' | 'cards';

const MOMENTS: Readonly<Partial<Record<Event['type'], Moment>>> = {
  rolled: 'dice',
  probed: 'dice',
  'die-changed': 'dice',
  'dice-final': 'gain',
  'stars-changed': 'gain',
  'energy-changed': 'gain',
  healed: 'gain',
  struck: 'harm',
  camouflaged: 'harm',
  prevented: 'harm',
  hurt: 'harm',
  eliminated: 'harm',
  revived: 'harm',
  'counters-changed': 'harm',
  moved: 'place',
  yielded: 'place',
  stayed: 'place',
  'turn-began': 'place',
  bought: 'cards',
  swept: 'cards',
  revealed: 'cards',
};

/**
 * Dice, what they bring, whom they hurt, who moves: one after another as it happens, but what follows from the same
 * moment at once. A star for moving in belongs to the move.
 */
export function beats(events: readonly Event[]): readonly (readonly Event[])[] {
  const groups: Event[][] = [];
  let last: Moment | null = null;
  for (const event of events) {
    const moment = momentOf(event, last);
    if (last !== null && (moment === null || moment === last)) groups[groups.length - 1].push(event);
    else groups.push([event]);
    last = moment ?? last;
  }
  return groups;
}

function momentOf(event: Event, last: Moment | null): Moment | null {
  if (event.type === 'stars-changed' && event.cause.of !== 'dice' && last !== null) return last;
  if (event.type === 'energy-changed' && event.by < 0) return null;
  return MOMENTS[event.type] ?? null;
}
