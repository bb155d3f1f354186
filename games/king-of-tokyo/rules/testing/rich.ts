/** The game with monsters that already have cards and energy: random matches then meet what they hardly ever come to. */
import { fastRng, type Rng, start, type WholeGame } from '@yamanote/kernel';
import { cardIndex, KEEP_IDS } from '../cards.ts';
import { copyTargets } from '../copy-targets.ts';
import { effectOf, ownEffectOf } from '../effects/index.ts';
import { kingOfTokyo } from '../index.ts';
import { heartLimit } from '../monsters.ts';
import { newCard } from '../purchase.ts';
import type { Action, KingOfTokyo, KingOfTokyoState as State } from '../types.ts';

type RichOptions = KingOfTokyo['options'] & { deal: number };
type Rich = WholeGame<KingOfTokyo & { options: RichOptions }>;

/** A version of the game, begun richly; `deal` says what is dealt. */
function richly(game: WholeGame<KingOfTokyo>): Rich {
  return {
    ...game,
    options: { ...game.options, deal: { type: 'number', min: 0, max: 1_000_000, default: 0 } },
    setup: (seats, options) => dealt(game.setup(seats, options), options as RichOptions),
    parsePosition: (json, seats, options) => game.parsePosition(json, seats, options),
  };
}

export const richKingOfTokyo: Rich = richly(kingOfTokyo);

/** A golden match that begins richly, or (`deal` is `null`) as usual. */
export interface Dealt {
  seats: number;
  options: KingOfTokyo['options'];
  deal: number | null;
}

export function beginning(game: WholeGame<KingOfTokyo>): (match: Dealt) => State {
  const rich = richly(game);
  return ({ seats, options, deal }) =>
    deal === null ? start(game, seats, options) : start(rich, seats, { ...options, deal });
}

function dealt(state: State, options: RichOptions): State {
  const seats = state.monsters.length;
  const rng = fastRng(`deal ${options.deal} for ${seats}`);
  for (let seat = 0; seat < seats; seat++) {
    const monster = state.monsters[seat];
    monster.energy = rng.below(16);
    monster.stars = rng.below(12);
    monster.poison = rng.below(6) === 0 ? 1 + rng.below(2) : 0;
    monster.shrink = rng.below(6) === 0 ? 1 + rng.below(7) : 0;
    for (let cards = 2 + rng.below(5); cards > 0; cards--) deal(state, seat, rng);
  }
  for (const [seat, monster] of state.monsters.entries()) {
    copySome(state, seat, rng);
    monster.hearts = 1 + rng.below(heartLimit(monster));
    for (const kept of monster.cards) kept.hearts = Math.min(effectOf(kept).hearts, monster.hearts);
  }
  return state;
}

function deal(state: State, seat: number, rng: Rng): void {
  const card = KEEP_IDS[rng.below(KEEP_IDS.length)];
  if (state.deck[cardIndex(card)] === 0) return;
  state.deck[cardIndex(card)]--;
  const kept = newCard(card);
  kept.counters = effectOf(kept).counters;
  if (effectOf(kept).payOut > 0) kept.energy = 2 + 2 * rng.below(4);
  state.monsters[seat].cards.push(kept);
}

function copySome(state: State, seat: number, rng: Rng): void {
  const kept = state.monsters[seat].cards.find(({ card }) => ownEffectOf(card).copyEnergy > 0);
  const targets: Action[] = [];
  copyTargets(state, seat, targets);
  if (kept === undefined || targets.length === 0) return;
  const target = targets[rng.below(targets.length)] as Extract<Action, { do: 'copy' }>;
  kept.copies = { seat: target.seat, card: target.card };
  kept.counters = effectOf(kept).counters;
  if (effectOf(kept).payOut > 0) kept.energy = 4;
}
