/**
 * What a roll is played for in quick thought: the state is taken to a few coarse numbers, so that a few hundred plans serve
 * all rolls, each made once.
 */
import {
  CLAW,
  ENERGY,
  HEART,
  heartLimit,
  inTokyo,
  isAlive,
  type KingOfTokyoState as State,
  sum,
  WINNING_STARS,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { planRoll, type RollPlan } from '../dice/roll-plan.ts';
import type { Aims, AimWeights } from './aims.ts';

/** What wins the match is worth more than anything else. */
const VICTORY = 30;
/** More claws than this are nothing to aim at, and more stars are not made in one turn. */
const FAR = 7;

interface Aim {
  inside: boolean;
  /** Own hearts, ten at most; how many could be healed. */
  hearts: number;
  missing: number;
  /** Stars to victory. */
  need: number;
  /** How many are hit, and how many claws kill the weakest of them. */
  victims: number;
  kill: number;
  duel: boolean;
  /** Whether a claw leads into Tokyo. */
  open: boolean;
}

/** No card and no copy brings more. */
const MOST_REROLLS = 16;
/** What is not used any more must not fill the memory. */
const MOST_PLANS = 4000;

export function planFor(aims: Aims, state: State, size: number, rerolls: number): RollPlan {
  const { plans } = aims;
  const aim = aimOf(state);
  const { short } = state.options;
  let key = size;
  key = key * MOST_REROLLS + rerolls;
  key = key * 2 + (short ? 1 : 0);
  key = key * 2 + (aim.inside ? 1 : 0);
  key = key * 11 + aim.hearts;
  key = key * 4 + aim.missing;
  key = key * 8 + aim.need;
  key = key * 4 + aim.victims;
  key = key * 8 + aim.kill;
  key = key * 2 + (aim.duel ? 1 : 0);
  key = key * 2 + (aim.open ? 1 : 0);
  const known = plans.get(key);
  if (known !== undefined) return known;
  if (plans.size >= MOST_PLANS) plans.clear();
  const plan = planRoll(size, rerolls, short ? CLAW : 0, (counts) =>
    worthOf(aim, aim.duel ? aims.duel : aims.crowd, counts),
  );
  plans.set(key, plan);
  return plan;
}

function aimOf(state: State): Aim {
  const { monsters } = state;
  const seat = state.active as Seat;
  const monster = monsters[seat];
  const inside = inTokyo(monster);
  let victims = 0;
  let weakest = FAR;
  let living = 0;
  let occupied = false;
  for (let other = 0; other < monsters.length; other++) {
    const victim = monsters[other];
    if (!isAlive(victim)) continue;
    living++;
    if (other === seat) continue;
    if (inTokyo(victim)) occupied = true;
    if (inTokyo(victim) === inside) continue;
    victims++;
    if (victim.hearts < weakest) weakest = victim.hearts;
  }
  const bonus = monster.cards.length === 0 ? 0 : sum(monster, 'attackBonus');
  const hearts = Math.min(10, monster.hearts);
  return {
    inside,
    hearts,
    missing: inside ? 0 : Math.min(3, Math.max(0, heartLimit(monster) - monster.hearts)),
    need: Math.min(FAR, WINNING_STARS - monster.stars),
    victims: Math.min(3, victims),
    kill: Math.min(FAR, Math.max(1, weakest - bonus)),
    duel: living === 2,
    open: !inside && !occupied,
  };
}

function worthOf(aim: Aim, weights: AimWeights, counts: readonly number[]): number {
  const claws = counts[CLAW - 1];
  let stars = 0;
  for (let number = 1; number <= 3; number++) {
    const shown = counts[number - 1];
    if (shown >= 3) stars += number + shown - 3;
  }
  let worth = counts[ENERGY - 1] * weights.energy;
  const healed = Math.min(counts[HEART - 1], aim.missing);
  for (let i = 0; i < healed; i++) worth += byHearts(weights.hearts, aim.hearts + i);
  if (claws > 0) {
    if (aim.open) {
      stars++;
      worth += byHearts(weights.tokyo, aim.hearts + healed);
    } else if (aim.victims > 0) {
      worth += Math.min(claws, aim.kill) * (aim.victims * weights.wound + (weights.hunt * (FAR - aim.kill)) / FAR);
      if (claws >= aim.kill) worth += aim.duel ? VICTORY : weights.kill;
    }
  }
  if (stars >= aim.need) worth += VICTORY;
  return worth + stars * (1 - (weights.patience * (aim.need - 1)) / FAR);
}

/** Between what is given for 1, 5 and 9 hearts, in a straight line. */
function byHearts([few, some, many]: readonly [number, number, number], hearts: number): number {
  return hearts < 5 ? few + ((some - few) * (hearts - 1)) / 4 : some + ((many - some) * (Math.min(9, hearts) - 5)) / 4;
}
