/** What final dice would do, in figures: the usual course of things, without anybody's reactions but yielding. */
import {
  CLAW,
  type Dice,
  ENERGY,
  effectOf,
  type Face,
  HEART,
  has,
  type KingOfTokyoState as State,
  sum,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { chanceToWin, type Figure, figuresOf } from './prospects.ts';

/** A monster with no more hearts than this leaves Tokyo when it is hit. */
const YIELDS_AT = 5;

/** How good it is for `seat` if the monster whose turn it is ends its roll with these faces, by counts. */
export function worthOfDice(state: State, seat: Seat): (counts: readonly number[]) => number {
  const before = figuresOf(state);
  const roller = state.active as Seat;
  const after = before.map((figure) => ({ ...figure }));
  const powers = powersOf(state, roller);
  return (counts) => {
    for (let i = 0; i < after.length; i++) Object.assign(after[i], before[i]);
    resolve(after, roller, counts, powers, state.bay);
    return chanceToWin(after, seat, state.options.short);
  };
}

/** What the roller's cards make of its dice. */
interface Powers {
  score: (dice: Dice) => number;
  strike: (dice: Dice) => number;
  attackStars: number;
  attackBonus: number;
  energyBonus: number;
  healBonus: number;
  hitsAll: boolean;
  poison: boolean;
  shrink: boolean;
}

function powersOf(state: State, roller: Seat): Powers {
  const monster = state.monsters[roller];
  const effects = monster.cards.map(effectOf);
  const inCity = monster.place === 'city' || monster.place === 'bay';
  return {
    score: (dice) => effects.reduce((stars, { score }) => stars + (score?.(dice) ?? 0), 0),
    strike: (dice) => effects.reduce((points, { strike }) => points + (strike?.(dice) ?? 0), 0),
    attackStars: sum(monster, 'attackStars'),
    attackBonus:
      sum(monster, 'attackBonus') + (inCity ? sum(monster, 'tokyoAttackBonus') + sum(monster, 'tokyoBonus') : 0),
    energyBonus: sum(monster, 'energyBonus'),
    healBonus: sum(monster, 'healBonus'),
    hitsAll: has(monster, 'hitsAll'),
    poison: effects.some(({ inflicts }) => inflicts === 'poison'),
    shrink: effects.some(({ inflicts }) => inflicts === 'shrink'),
  };
}

function resolve(figures: Figure[], roller: Seat, counts: readonly number[], powers: Powers, bay: boolean): void {
  const me = figures[roller];
  const dice = facesOf(counts);
  for (let number = 1; number <= 3; number++) {
    const shown = counts[number - 1];
    if (shown >= 3) me.stars += number + shown - 3;
  }
  me.stars += powers.score(dice);
  const energy = counts[ENERGY - 1];
  if (energy > 0) me.energy += energy + powers.energyBonus;
  if (!me.tokyo) healWith(me, counts[HEART - 1], powers.healBonus);
  const claws = counts[CLAW - 1];
  const points = powers.strike(dice) + (claws > 0 ? claws + powers.attackBonus : 0);
  if (points > 0) hurt(figures, roller, points, claws > 0 ? powers : null);
  if (claws > 0) {
    me.stars += powers.attackStars;
    moveIn(figures, roller, bay);
  }
  me.stars = Math.min(20, me.stars);
}

function healWith(me: Figure, hearts: number, bonus: number): void {
  const cured = Math.min(hearts, me.poison + me.shrink);
  const poison = Math.min(cured, me.poison);
  me.poison -= poison;
  me.shrink -= cured - poison;
  if (hearts > cured) me.hearts = Math.min(me.limit, me.hearts + hearts - cured + bonus);
}

function hurt(figures: Figure[], roller: Seat, points: number, attack: Powers | null): void {
  const me = figures[roller];
  for (let i = 0; i < figures.length; i++) {
    const victim = figures[i];
    if (i === roller || !victim.alive || (victim.tokyo === me.tokyo && !attack?.hitsAll)) continue;
    victim.hearts -= points;
    if (victim.hearts <= 0) {
      victim.alive = false;
      victim.tokyo = false;
      continue;
    }
    if (attack?.poison) victim.poison++;
    if (attack?.shrink) victim.shrink++;
    if (attack !== null && victim.tokyo && victim.hearts <= YIELDS_AT) victim.tokyo = false;
  }
}

function moveIn(figures: Figure[], roller: Seat, bay: boolean): void {
  const me = figures[roller];
  if (me.tokyo) return;
  let taken = 0;
  for (let i = 0; i < figures.length; i++) if (figures[i].tokyo) taken++;
  if (taken >= (bay ? 2 : 1)) return;
  me.tokyo = true;
  me.stars++;
}

function facesOf(counts: readonly number[]): Dice {
  const dice: Face[] = [];
  for (let face = 0; face < counts.length; face++) {
    for (let i = 0; i < counts[face]; i++) dice.push((face + 1) as Face);
  }
  return dice;
}
