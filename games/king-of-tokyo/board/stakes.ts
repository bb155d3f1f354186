/** What is at stake for a monster that has to decide about Tokyo: stars, healing, and who comes before its next turn. */
import { has, type Monster, sum, TOKYO_STARS, WINNING_STARS } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { isIn, type View } from './shown.ts';

export interface Rival {
  readonly seat: Seat;
  /** Whether its claws would reach a monster in Tokyo, as they all stand now. */
  readonly canHit: boolean;
}

export interface Stakes {
  readonly stars: { readonly from: number; readonly to: number };
  /** Who has a turn before one's own, in this order. */
  readonly rivals: readonly Rival[];
}

/** For the monster at `seat`, attacked in the turn of `attacker`, if it stays. */
export function stakesOf({ monsters }: Pick<View, 'monsters'>, seat: Seat, attacker: Seat): Stakes {
  const { stars } = monsters[seat];
  return {
    stars: {
      from: stars,
      to: Math.min(WINNING_STARS, stars + TOKYO_STARS + sum(monsters[seat] as Monster, 'tokyoStars')),
    },
    rivals: between(attacker, seat, monsters.length)
      .filter((other) => monsters[other].place !== 'out')
      .map((other) => ({ seat: other, canHit: !isIn(monsters[other]) || has(monsters[other] as Monster, 'hitsAll') })),
  };
}

/** The seats clockwise from one to another, both left out. */
function between(from: Seat, to: Seat, count: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = (from + 1) % count; seat !== to && seat !== from; seat = (seat + 1) % count) seats.push(seat);
  return seats;
}
