/** Random matches in which everything comes up that there are words for: monsters begin with cards and energy. */
import { CARDS, type KeepId, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { begin, beginAt, playUntilAsked } from '@yamanote/games/testing/matches';
import { fastRng, type Rng } from '@yamanote/kernel';
import { chooseVerbFirst } from '@yamanote/kernel/battery';

export const PLAYED = playUntilAsked(kingOfTokyo, {
  most: 400,
  match(n) {
    const rng = fastRng(`match ${n}`);
    const seats = 2 + (n % 5);
    const options = { short: rng.below(8) === 0 };
    const isRich = n % 4 > 0;
    const state = isRich
      ? beginAt(kingOfTokyo, richPosition(rng, seats), seats, options)
      : begin(kingOfTokyo, seats, options);
    // There are many more ways to reroll than to do anything else.
    return { state, rng, choose: chooseVerbFirst(rng), most: 300 };
  },
});

/** Six cards and some energy for everybody, and a deck that soon has to be shuffled anew. */
function richPosition(rng: Rng, seats: number): object {
  const keep = shuffled(
    rng,
    CARDS.filter(({ kind }) => kind === 'keep').map(({ id }) => id as KeepId),
  );
  const once = shuffled(
    rng,
    CARDS.filter(({ kind }) => kind === 'discard').map(({ id }) => id),
  );
  const places = ['city', seats > 4 ? 'bay' : 'outside'];
  return {
    step: 'start',
    players: Array.from({ length: seats }, (_, seat) => ({
      hearts: 3 + rng.below(8),
      energy: 4 + rng.below(12),
      stars: rng.below(8),
      poison: rng.below(3),
      shrink: rng.below(3) === 0 ? 1 + rng.below(6) : 0,
      place: places[seat] ?? 'outside',
      cards: keep.splice(0, 6),
    })),
    display: [...keep.splice(0, 2), ...once.splice(0, 1)],
    deck: { [once[0]]: 1, [once[1]]: 1 },
  };
}

function shuffled<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}
