/** What final dice are worth to who has rolled them, by the learned value. */
import { heartLimit, type Monster, type KingOfTokyoState as State } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { type Body, powersOf, resolveDice, type Yield, yieldOf } from '../dice-worth.ts';
import { chances, type Net, see } from './net.ts';
import type { Moment } from './rows.ts';

/** By counts of each face, and by the energy that the roller has left before the dice bring some. */
type WorthOfFinal = (counts: readonly number[], energy: number) => number;

/** For each of these monsters in the roller's place. Those that differ in energy alone are judged together. */
export function worthsOfFinal(net: Net, state: State, rollers: readonly Monster[]): readonly WorthOfFinal[] {
  const byCards = new Map<string, WorthOfFinal>();
  return rollers.map((roller) => {
    // How often a card was used this turn has done all it does.
    const cards = JSON.stringify(roller.cards.map((kept) => ({ ...kept, used: 0 })));
    const known = byCards.get(cards);
    if (known !== undefined) return known;
    const worth = worthOfFinal(net, { ...state, monsters: state.monsters.with(state.active as Seat, roller) });
    byCards.set(cards, worth);
    return worth;
  });
}

function worthOfFinal(net: Net, state: State): WorthOfFinal {
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
  const needed = heartsNeeded(before[roller], powers.healBonus);
  /** Handfuls that come to the same are worth the same: six dice come to some 170 things, fewer if hearts are of no use. */
  const known = new Map<number, number>();
  return (counts, left) => {
    const dice = yieldOf(counts, powers);
    dice.hearts = Math.min(dice.hearts, needed);
    const { stars, hearts, claws, strike } = dice;
    const energy = left + (dice.energy > 0 ? dice.energy + powers.energyBonus : 0);
    const key = (((energy * 64 + stars) * 9 + hearts) * 9 + claws) * 16 + strike;
    before[roller].energy = left;
    const worth = known.get(key) ?? worthOf(dice);
    known.set(key, worth);
    return worth;
  };
}

/** As many hearts do all that hearts can do for this monster. */
function heartsNeeded({ tokyo, hearts, limit, poison, shrink }: Body, bonus: number): number {
  if (tokyo) return 0;
  return poison + shrink + (hearts === limit ? 0 : Math.max(1, limit - hearts - bonus));
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
