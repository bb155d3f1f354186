/** What the dice would bring if they counted as they lie: worked out by the rules, on a world that the viewer can imagine. */
import {
  type Blow,
  certainArmour,
  type Dice,
  type Event,
  foretellDice,
  type KeepId,
  type Monster,
  played,
  possibleDefence,
  WINNING_STARS,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { countOf } from './dice-rows.ts';
import type { View } from './shown.ts';

export interface Outlook {
  readonly stars: number;
  readonly energy: number;
  readonly hearts: number;
  /** Without those that armour stops for certain. */
  readonly blows: readonly Blow[];
  /** With which cards those may still parry who are struck. */
  readonly parries: readonly { readonly seat: Seat; readonly card: KeepId }[];
  /** Whether one moves into Tokyo for certain. */
  readonly movesIn: boolean;
  /** Rolled hearts of which each is still to be decided about. */
  readonly choices: number;
  /** Hearts that poison takes at the end of the turn, if no rolled one removes it. */
  readonly poison: number;
  /** Whether one has as many stars then as it takes to win. */
  readonly enough: boolean;
}

/** The viewer is asked which dice to roll again, and rolls none. */
export function outlookFor(view: View, seat: Seat): Outlook {
  const told = foretellDice(played, view);
  const hearts = told.flatMap(({ asked }) => (asked.kind === 'hearts' ? [asked.hearts] : []));
  const sure = told.flatMap(({ asked, events }) =>
    asked.kind === 'hearts' ? events.filter((event) => !isSpent(event)) : events,
  );
  const struck = sure.flatMap((event) => (event.type === 'struck' ? event.blows : []));
  const monsterOf = (blow: Blow) => view.monsters[blow.seat] as Monster;
  const blows = struck.filter((blow) => certainArmour(monsterOf(blow), blow.amount) === null);
  const mine = view.monsters[seat] as Monster;
  const sum = (count: (event: Event) => number) => sure.reduce((total, event) => total + count(event), 0);
  const stars = sum((event) => (event.type === 'stars-changed' && event.seat === seat ? event.by : 0));
  return {
    stars,
    energy: sum((event) => (event.type === 'energy-changed' && event.seat === seat ? event.by : 0)),
    hearts: sum((event) => (event.type === 'healed' && event.seat === seat ? event.by : 0)),
    blows,
    parries: blows.flatMap((blow) => {
      const card = blow.seat === seat ? null : possibleDefence(monsterOf(blow), blow.harm);
      return card === null ? [] : [{ seat: blow.seat, card }];
    }),
    movesIn: sure.some((event) => event.type === 'moved' && event.seat === seat && event.from === 'outside'),
    choices: Math.max(0, ...hearts),
    poison: certainArmour(mine, mine.poison) === null ? mine.poison : 0,
    enough: mine.stars + stars >= WINNING_STARS,
  };
}

/** What a rolled heart is used for is the owner's choice. */
function isSpent({ type }: Event): boolean {
  return type === 'healed' || type === 'energy-changed' || type === 'counters-changed';
}

/** Numbers of which one more die would bring more stars than the dice do as they lie, if none of them is given away. */
export function nearlyScoring(kept: Dice, rolled: Dice): { readonly face: 1 | 2 | 3; readonly stars: number }[] {
  return ([1, 2, 3] as const).flatMap((face) => {
    const count = countOf(kept, face);
    return count < 2 || countOf(rolled, face) > 0 ? [] : [{ face, stars: count === 2 ? face : 1 }];
  });
}
