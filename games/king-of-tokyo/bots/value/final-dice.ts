/** What final dice are worth to who has rolled them, by the learned value. */
import { heartLimit, type KingOfTokyoState as State } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { type Body, powersOf, resolveDice, type Yield, yieldOf } from '../dice-worth.ts';
import { chances, type Net, see } from './net.ts';
import type { Moment } from './rows.ts';

export function worthOfFinal(net: Net, state: State): (counts: readonly number[]) => number {
  const roller = state.active as Seat;
  const limits = state.monsters.map(heartLimit);
  const before = see(net, state).map((seen, seat) => ({ ...seen, limit: limits[seat] }));
  const after = before.map((seen) => ({ ...seen }));
  const powers = powersOf(state, roller);
  const moment: Moment = { active: roller, rolled: state.extra[0]?.seat !== roller, short: state.options.short };
  const staying: number[] = [];
  const leaving: number[] = [];
  const judge = (dice: Yield, leaver: Seat, values: number[]) => {
    for (let i = 0; i < after.length; i++) restore(after[i], before[i]);
    resolveDice(after, roller, dice, powers, state.bay, (_victim, seat) => seat === leaver);
    chances(net, after, moment, values);
  };
  /** Who is hit in Tokyo, and lives, leaves if that is better for itself. */
  const worthOf = (dice: Yield) => {
    judge(dice, -1, staying);
    if (dice.claws === 0 || before[roller].tokyo) return staying[roller];
    const seat = after.findIndex(({ alive }, victim) => before[victim].tokyo && alive);
    if (seat < 0) return staying[roller];
    judge(dice, seat, leaving);
    return leaving[seat] > staying[seat] ? leaving[roller] : staying[roller];
  };
  /** Handfuls that come to the same are worth the same: six dice come to some 170 things. */
  const known = new Map<number, number>();
  return (counts) => {
    const dice = yieldOf(counts, powers);
    const { stars, energy, hearts, claws, strike } = dice;
    const key = (((stars * 9 + energy) * 9 + hearts) * 9 + claws) * 16 + strike;
    const worth = known.get(key) ?? worthOf(dice);
    known.set(key, worth);
    return worth;
  };
}

function restore(body: Body, before: Body): void {
  body.alive = before.alive;
  body.tokyo = before.tokyo;
  body.hearts = before.hearts;
  body.stars = before.stars;
  body.energy = before.energy;
  body.poison = before.poison;
  body.shrink = before.shrink;
}
