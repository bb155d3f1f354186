/** A match whose monsters have cards, energy and counters from the beginning, so that it meets what others hardly come to. */
import {
  cardIndex,
  effectOf,
  KEEP_IDS,
  type Kept,
  type KingOfTokyoState,
  kingOfTokyo,
} from '@yamanote/games/king-of-tokyo/rules';
import { begin } from '@yamanote/games/testing/matches';
import { fastRng, playOut } from '@yamanote/kernel';

const CARDS = 5;

export function beginRichly(seats: number, deal: number): KingOfTokyoState {
  const rng = fastRng(`deal ${deal}`);
  const state = begin(kingOfTokyo, seats, { short: deal % 4 === 3, monsters: 'seats', first: 0 });
  // The display is there, and nobody has rolled.
  playOut(kingOfTokyo, state, rng, (_state, _seat, choices) => choices[0], 3);
  for (const monster of state.monsters) {
    monster.energy = rng.below(16);
    monster.shrink = rng.below(4) === 0 ? 2 : 0;
    monster.poison = rng.below(4) === 0 ? 1 : 0;
    for (let i = 0; i < CARDS; i++) {
      const card = KEEP_IDS[rng.below(KEEP_IDS.length)];
      if (state.deck[cardIndex(card)] === 0) continue;
      state.deck[cardIndex(card)]--;
      const kept: Kept = { card, counters: 0, energy: 0, hearts: 0, used: 0, copies: null };
      kept.counters = effectOf(kept).counters;
      kept.energy = effectOf(kept).payOut;
      monster.cards.push(kept);
    }
  }
  return state;
}
