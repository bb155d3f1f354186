/** Positions of real matches, for the tests of this room. */
import {
  type Action,
  type CardId,
  factsOf,
  type KeepId,
  type Kept,
  type KingOfTokyoOptions,
  type KingOfTokyoState,
  kingOfTokyo,
} from '@yamanote/games/king-of-tokyo/rules';
import { actor, apply, type Choose, fastRng, legal, playOut, type Rng, start } from '@yamanote/kernel';

export const OPTIONS: KingOfTokyoOptions = { edition: 'first', short: false, bay: true, monsters: 'seats', first: 0 };

/** Random matches of two to six seats in every mix of options, looked at wherever somebody has to answer. */
export function positions(count: number): KingOfTokyoState[] {
  return Array.from({ length: count }, (_, index) => {
    const rng = fastRng(`position ${index}`);
    const options: KingOfTokyoOptions = {
      ...OPTIONS,
      short: index % 5 === 0,
      monsters: index % 7 === 0 ? 'chosen' : 'seats',
    };
    const state = start(kingOfTokyo, 2 + (index % 5), options);
    // Some are looked at while monsters are still being chosen.
    playOut(kingOfTokyo, state, rng, spender(rng), index % 14 === 0 ? rng.below(5) : 20 + rng.below(200));
    while (actor(kingOfTokyo, state) === 'chance') playOut(kingOfTokyo, state, rng, spender(rng), 1);
    // A match that is over asks nobody.
    return actor(kingOfTokyo, state) === null ? start(kingOfTokyo, 2 + (index % 5), OPTIONS) : state;
  });
}

/** Plays at random, but never does nothing where it can buy: so cards of all kinds come into play. */
function spender(rng: Rng): Choose {
  return (state, seat, choices) => {
    const monster = (state as KingOfTokyoState).monsters[seat];
    if (monster.energy < 8) monster.energy += 1;
    const purchases = choices.filter(({ do: verb }: Action) => verb === 'buy' || verb === 'take' || verb === 'buy-top');
    const list = purchases.length > 0 && rng.below(2) === 0 ? purchases : choices;
    return list[rng.below(list.length)];
  };
}

/** The first turn of seat 0, before anything is rolled; the display is known. */
export function firstTurn(seats: number, options: Partial<KingOfTokyoOptions> = {}): KingOfTokyoState {
  const state = start(kingOfTokyo, seats, { ...OPTIONS, ...options });
  const rng = fastRng('first turn');
  while (actor(kingOfTokyo, state) === 'chance') playOut(kingOfTokyo, state, rng, spender(rng), 1);
  return state;
}

/** The dice of the first throw fall as told. */
export function rollFirst(state: KingOfTokyoState, dice: readonly number[]): KingOfTokyoState {
  apply(kingOfTokyo, state, state.active as number, { do: 'roll' });
  apply(kingOfTokyo, state, 'chance', dice);
  return state;
}

export function kept(card: CardId): Kept {
  if (factsOf(card).kind !== 'keep') throw new Error(`nobody keeps ${card}`);
  return { card: card as KeepId, counters: 0, energy: 0, hearts: 0, used: 0, copies: null };
}

export function answersOf(state: KingOfTokyoState): { seat: number; answers: Action[] } {
  const seat = actor(kingOfTokyo, state) as number;
  return { seat, answers: legal(kingOfTokyo, state, seat) };
}
