import type { Game, Rng, Seat, Shape } from '@yamanote/kernel';
import type { Budget, Considered, Judgement, Odds } from './bot.ts';
import { CONSIDERING } from './considering.ts';

/** An answer that a hint names; the error is `null` where it was tried too little to say. */
export type Hinted<A> = Omit<Considered<A>, 'error'> & { readonly error: number | null; readonly odds?: Odds };

/** The answer to be given, and so many to compare it with: more would be a list, and no hint. */
const MOST_HINTED = 5;

/** What the strongest bot thinks of a seat's answers, best first. It knows what the seat sees, and nothing else. */
export function hintOn<T extends Shape>(
  room: Judgement<T> & { game: Game<T> },
  view: T['view'],
  seat: Seat,
  rng: Rng,
  budget: Budget,
): Hinted<T['action']>[] {
  const considered = CONSIDERING.search(room.game, room)(view, seat, rng, budget);
  return (
    considered
      // What one playout says of an alternative is luck.
      .filter(({ error }, i) => i === 0 || Number.isFinite(error))
      .slice(0, MOST_HINTED)
      .map((one) => {
        const odds = room.odds?.(view, seat, one.answer) ?? null;
        const error = Number.isFinite(one.error) ? one.error : null;
        return { ...one, error, ...(odds === null ? {} : { odds }) };
      })
  );
}
