/** What is at stake for a monster that has to decide about Tokyo: stars, who moves in, and who comes before its next turn. */
import {
  endingAfter,
  entersTokyo,
  has,
  keepsPlace,
  type Monster,
  played,
  sum,
  TOKYO_STARS,
  turnsUntil,
  WINNING_STARS,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { isIn, type View } from './shown.ts';

export interface Rival {
  readonly seat: Seat;
  /** Whether its claws would reach a monster in Tokyo, as they all stand then. */
  readonly canHit: boolean;
}

export interface Stakes {
  /** What staying brings at the next turn; `null` if one will not be left there. */
  readonly stars: number | null;
  /** Whether the attacker takes the place that one leaves, for a star. */
  readonly movesIn: boolean;
  /** Who wins as this turn ends, whatever is done in it; `null` if that is open. */
  readonly ifStaying: Seat | null;
  readonly ifLeaving: Seat | null;
  /** Who has a turn before one's own, in this order. */
  readonly rivals: readonly Rival[];
}

/** For the monster at `seat`, attacked in the turn of `attacker`. */
export function stakesOf(view: View, seat: Seat, attacker: Seat): Stakes {
  const { monsters } = view;
  const { stars } = monsters[seat];
  const stays = keepsPlace(view, seat, attacker);
  const left = {
    ...view,
    monsters: monsters.map((one, at) => (at === seat ? { ...one, place: 'outside' as const } : one)),
  };
  return {
    stars: stays ? Math.min(WINNING_STARS - stars, TOKYO_STARS + sum(monsters[seat] as Monster, 'tokyoStars')) : null,
    movesIn: entersTokyo(left, attacker) && monsters[attacker].stars < WINNING_STARS,
    ifStaying: winnerAfter(view, seat, 'stay'),
    ifLeaving: winnerAfter(view, seat, 'leave'),
    rivals: turnsUntil(view, seat).map((other) => ({ seat: other, canHit: reaches(view, other, attacker) })),
  };
}

/** Of several, whoever has the turn. */
export function winnerAfter(view: View, seat: Seat, answer: 'stay' | 'leave' | 'pass'): Seat | null {
  const seats = endingAfter(played, view, seat, answer)?.seats ?? [];
  return seats.find((one) => one === view.active) ?? seats[0] ?? null;
}

/** Who is in Tokyo, or is about to be, reaches only those outside. */
function reaches(view: View, seat: Seat, attacker: Seat): boolean {
  const monster = view.monsters[seat] as Monster;
  const inside = isIn(monster) || (seat === attacker && entersTokyo(view, attacker));
  return !inside || has(monster, 'hitsAll');
}
