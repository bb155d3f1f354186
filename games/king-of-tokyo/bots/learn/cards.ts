/** What each keep card is worth, in stars, to who buys: by the learned value, as a mean over positions of self-play. */
import {
  KEEP_IDS,
  type KeepId,
  type Monster,
  type KingOfTokyoState as State,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { chances, type Net, see } from '../value/net.ts';
import { momentOf } from '../value/rows.ts';

export function cardWorths(net: Net, states: readonly State[]): Readonly<Record<KeepId, number>> {
  const values: number[] = [];
  const chance = (state: State, change: (monster: Monster) => Monster) => {
    const seat = state.active as Seat;
    const monsters = state.monsters.map((monster, other) => (other === seat ? change(monster) : monster));
    chances(net, see(net, { ...state, monsters }), momentOf(state), values);
    return values[seat];
  };
  let star = 0;
  const gains = KEEP_IDS.map(() => 0);
  for (const state of states) {
    const before = chance(state, (monster) => monster);
    star += chance(state, (monster) => ({ ...monster, stars: monster.stars + 1 })) - before;
    for (const [i, card] of KEEP_IDS.entries()) {
      const kept = { card, counters: 0, energy: 0, hearts: 0, used: 0, copies: null };
      gains[i] += chance(state, (monster) => ({ ...monster, cards: [...monster.cards, kept] })) - before;
    }
  }
  const worths = KEEP_IDS.map((card, i) => [card, Math.round((10 * gains[i]) / star) / 10]);
  return Object.fromEntries(worths);
}
