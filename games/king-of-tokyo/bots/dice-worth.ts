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
import type { Look } from './look.ts';
import { chanceToWin, type Figure, figuresOf } from './prospects.ts';

/** What dice change of a monster. */
export type Body = Look & Pick<Figure, 'limit'>;

/** A monster with no more hearts than this leaves Tokyo when it is hit. */
const YIELDS_AT = 5;
const leavesWhenWeak = ({ hearts }: Body) => hearts <= YIELDS_AT;

/** How good it is for `seat` if the monster whose turn it is ends its roll with these faces, by counts. */
export function worthOfDice(state: State, seat: Seat): (counts: readonly number[]) => number {
  const before = figuresOf(state);
  const roller = state.active as Seat;
  const after = before.map((figure) => ({ ...figure }));
  const powers = powersOf(state, roller);
  return (counts) => {
    for (let i = 0; i < after.length; i++) Object.assign(after[i], before[i]);
    resolveDice(after, roller, yieldOf(counts, powers), powers, state.bay, leavesWhenWeak);
    return chanceToWin(after, seat, state.options.short);
  };
}

/** What the roller's cards make of its dice. */
export interface Powers {
  score: ((dice: Dice) => number) | null;
  strike: ((dice: Dice) => number) | null;
  attackStars: number;
  attackBonus: number;
  energyBonus: number;
  healBonus: number;
  hitsAll: boolean;
  poison: boolean;
  shrink: boolean;
}

export function powersOf(state: State, roller: Seat): Powers {
  const monster = state.monsters[roller];
  const effects = monster.cards.map(effectOf);
  const inCity = monster.place === 'city' || monster.place === 'bay';
  const scores = effects.flatMap(({ score }) => score ?? []);
  const strikes = effects.flatMap(({ strike }) => strike ?? []);
  return {
    score: scores.length === 0 ? null : (dice) => scores.reduce((stars, score) => stars + score(dice), 0),
    strike: strikes.length === 0 ? null : (dice) => strikes.reduce((points, strike) => points + strike(dice), 0),
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

/** What final dice come to, before anybody has gained or lost anything. */
export interface Yield {
  stars: number;
  energy: number;
  hearts: number;
  claws: number;
  /** Points that cards strike with, whatever the claws. */
  strike: number;
}

export function yieldOf(counts: readonly number[], { score, strike }: Powers): Yield {
  let stars = score?.(facesOf(counts)) ?? 0;
  for (let number = 1; number <= 3; number++) {
    const shown = counts[number - 1];
    if (shown >= 3) stars += number + shown - 3;
  }
  const [energy, hearts, claws] = [counts[ENERGY - 1], counts[HEART - 1], counts[CLAW - 1]];
  return { stars, energy, hearts, claws, strike: strike?.(facesOf(counts)) ?? 0 };
}

/** `leaves` says of each monster that is hit in Tokyo, and lives, whether it goes. */
export function resolveDice(
  figures: readonly Body[],
  roller: Seat,
  { stars, energy, hearts, claws, strike }: Yield,
  powers: Powers,
  bay: boolean,
  leaves: (victim: Body, seat: Seat) => boolean,
): void {
  const me = figures[roller];
  me.stars += stars;
  if (energy > 0) me.energy += energy + powers.energyBonus;
  if (!me.tokyo) healWith(me, hearts, powers.healBonus);
  const points = strike + (claws > 0 ? claws + powers.attackBonus : 0);
  if (points > 0) hurt(figures, roller, points, claws > 0 ? powers : null, leaves);
  if (claws > 0) {
    me.stars += powers.attackStars;
    moveIn(figures, roller, bay);
  }
  me.stars = Math.min(20, me.stars);
}

function healWith(me: Body, hearts: number, bonus: number): void {
  const cured = Math.min(hearts, me.poison + me.shrink);
  const poison = Math.min(cured, me.poison);
  me.poison -= poison;
  me.shrink -= cured - poison;
  if (hearts > cured) me.hearts = Math.min(me.limit, me.hearts + hearts - cured + bonus);
}

function hurt(
  figures: readonly Body[],
  roller: Seat,
  points: number,
  attack: Powers | null,
  leaves: (victim: Body, seat: Seat) => boolean,
): void {
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
    if (attack !== null && victim.tokyo && leaves(victim, i)) victim.tokyo = false;
  }
}

function moveIn(figures: readonly Body[], roller: Seat, bay: boolean): void {
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
