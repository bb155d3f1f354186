/** Hearts that have reached 0: who scores, who comes back, who is out. */
import type { Seat, Tell } from '@yamanote/kernel';
import { byCard } from './causes.ts';
import { effectOf, find, nameOf } from './effects/index.ts';
import { gainCardStars, loseStars } from './gains.ts';
import { discardCard, endLostCopies } from './loss.ts';
import { inTokyo, isAlive } from './monsters.ts';
import { move } from './tokyo.ts';
import type { Event, Monster, KingOfTokyoState as State } from './types.ts';

function isFallen(monster: Monster): boolean {
  return monster.hearts === 0 && isAlive(monster);
}

/**
 * All whose hearts have reached 0 together are judged together, with the cards in play at that moment. Cards that go with
 * them may take hearts from others; those are judged next.
 */
export function judge(state: State, tell: Tell<Event>): void {
  for (;;) {
    const fallen = fallenSeats(state);
    if (fallen === null) return;
    rewardEaters(state, fallen, tell);
    const reborn = fallen.filter((seat) => find(state.monsters[seat], 'revives') >= 0);
    for (const seat of fallen) {
      if (reborn.includes(seat)) revive(state, seat, tell);
      else eliminate(state, seat, tell);
    }
    endLostCopies(state, tell);
  }
}

function fallenSeats(state: State): Seat[] | null {
  let fallen: Seat[] | null = null;
  for (let seat = 0; seat < state.monsters.length; seat++) {
    if (isFallen(state.monsters[seat])) fallen = fallen === null ? [seat] : [...fallen, seat];
  }
  return fallen;
}

function rewardEaters(state: State, fallen: readonly Seat[], tell: Tell<Event>): void {
  for (let seat = 0; seat < state.monsters.length; seat++) {
    const others = fallen.includes(seat) ? fallen.length - 1 : fallen.length;
    gainCardStars(state, seat, 'deathStars', tell, others);
  }
}

/** Everything but energy and counters is gone, and the game goes on outside Tokyo. */
function revive(state: State, seat: Seat, tell: Tell<Event>): void {
  const monster = state.monsters[seat];
  const card = nameOf(monster, 'revives');
  const hearts = effectOf(monster.cards[find(monster, 'revives')]).revives;
  tell?.({ type: 'revived', seat, card });
  discardAll(state, seat, 'reborn', tell);
  loseStars(state, seat, monster.stars, byCard(card, seat), tell);
  monster.hearts = hearts;
  if (inTokyo(monster)) move(state, seat, 'outside', 'card', tell);
}

function eliminate(state: State, seat: Seat, tell: Tell<Event>): void {
  const monster = state.monsters[seat];
  tell?.({ type: 'eliminated', seat });
  discardAll(state, seat, 'eliminated', tell);
  monster.energy = 0;
  monster.poison = 0;
  monster.shrink = 0;
  if (inTokyo(monster)) move(state, seat, 'out', 'out', tell);
  monster.place = 'out';
}

function discardAll(state: State, seat: Seat, why: 'reborn' | 'eliminated', tell: Tell<Event>): void {
  const { cards } = state.monsters[seat];
  while (cards.length > 0) discardCard(state, seat, cards.length - 1, why, tell);
}
