/** Damage for the neighbours of a monster that hurts others in its turn. */
import type { Seat } from '@yamanote/kernel';
import { harmOf } from './causes.ts';
import { nameOf, sum } from './effects/index.ts';
import { clockwise, livingFrom } from './monsters.ts';
import type { Blow, KingOfTokyoState as State } from './types.ts';

/** A neighbour that is hit anyway is hit harder; another one is hit by the card alone. In the order of defence. */
export function addNeighbours(state: State, seat: Seat, blows: readonly Blow[]): readonly Blow[] {
  const monster = state.monsters[seat];
  const amount = monster.cards.length === 0 ? 0 : sum(monster, 'neighbourDamage');
  if (amount === 0 || !blows.some((blow) => blow.seat !== seat)) return blows;
  const others = livingFrom(state, seat).slice(0, -1);
  const neighbours = [others[0], others[others.length - 1]];
  const harm = harmOf(nameOf(monster, 'neighbourDamage'), seat);
  const all: Blow[] = [];
  for (let distance = 1; distance <= state.monsters.length; distance++) {
    const victim = clockwise(state, seat, distance);
    const blow = blows.find((hit) => hit.seat === victim);
    if (!neighbours.includes(victim)) all.push(...(blow === undefined ? [] : [blow]));
    else if (blow === undefined) all.push({ seat: victim, amount, harm, escape: null });
    else all.push({ ...blow, amount: blow.amount + amount });
  }
  return all;
}
