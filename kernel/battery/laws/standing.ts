import { brief } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

export function standing({ game, state, seats, pending }: Moment): Seen {
  const { winners, scores, places } = game.standing(state);
  if (scores.length !== seats || !scores.every(Number.isFinite)) return `scores are ${brief(scores)}`;
  const ranked = places.every((place) => place === 1 + places.filter((other) => other < place).length);
  if (places.length !== seats || !ranked) return `places are ${brief(places)}`;
  const first = winners.every((seat, i) => places[seat] === 1 && winners.indexOf(seat) === i);
  if (!first) return `winners are ${brief(winners)}, places are ${brief(places)}`;
  if (winners.length > 0 && pending.is !== 'over') return `winners are ${brief(winners)}, though the match runs`;
  return null;
}
