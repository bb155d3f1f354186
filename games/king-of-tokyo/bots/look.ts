import { inTokyo, isAlive, type Monster, type KingOfTokyoState as State } from '@yamanote/games/king-of-tokyo/rules';

/** What is known of a monster besides its cards; a thought may change it. */
export interface Look {
  alive: boolean;
  tokyo: boolean;
  hearts: number;
  stars: number;
  energy: number;
  poison: number;
  shrink: number;
}

export function lookAt(monster: Monster): Look {
  const { hearts, stars, energy, poison, shrink } = monster;
  return { alive: isAlive(monster), tokyo: inTokyo(monster), hearts, stars, energy, poison, shrink };
}

/** Damage that is fixed but not yet suffered counts as suffered. */
export function sufferBlows<L extends Look>({ stack, monsters }: State, looks: L[]): L[] {
  for (const frame of stack) {
    if (frame.kind !== 'damage') continue;
    for (const { seat, amount } of frame.blows) {
      if (monsters[seat].untouchable) continue;
      looks[seat].hearts -= amount;
      looks[seat].alive &&= looks[seat].hearts > 0;
    }
  }
  return looks;
}
