/** Who stands how well: a seat's share of all the strength at the table is its chance to win. */
import {
  CLAW,
  heartLimit,
  type KingOfTokyoState as State,
  sum,
  WINNING_STARS,
} from '@yamanote/games/king-of-tokyo/rules';
import { worthOfCards } from './card-worth.ts';
import { plainDice, solveDice } from './dice/solver.ts';
import { type Look, lookAt } from './look.ts';

/** What is known about a monster, as numbers that a thought can change. */
export interface Figure extends Look {
  /** Stars that its cards are worth. */
  cards: number;
  limit: number;
  /** What its attacks do beyond their claws. */
  bonus: number;
}

export function figuresOf({ monsters }: State): Figure[] {
  return monsters.map((monster) => ({
    ...lookAt(monster),
    cards: worthOfCards(monster.cards),
    limit: heartLimit(monster),
    bonus: sum(monster, 'attackBonus'),
  }));
}

/** So many stars more make a monster stronger by the factor e. */
const STARS = 3.6;
const ENERGY = 0.42;
/** Energy beyond this buys little more. */
const ENOUGH_ENERGY = 9;
const SPARE_ENERGY = 0.15;
const SHRINK = 2.2;
/** What it is worth to stand in Tokyo, besides the danger; with claws that stay there are too many of them to last. */
const TOKYO = 1.6;
const TOKYO_IN_SHORT_GAME = -1;
/** With so many hearts a life is worth nearly two thirds of a whole one. */
const HEARTS = 3.6;
/** Hearts that each attacker costs a monster in Tokyo before it can leave. */
const SIEGE = 0.55;
/** How often somebody who could kill tries to. */
const WILL = 0.7;
/** Almost there: whoever has the stars and lives through the turn has won. */
const CROWN = 40;

/** By hearts: how often six dice thrown three times show as many claws, for somebody who wants nothing else. */
const ENOUGH_CLAWS = Array.from({ length: 7 }, (_, hearts) =>
  solveDice(plainDice(6, 0), (counts) => (counts[CLAW - 1] >= hearts ? 1 : 0)).worth([], 2),
);

export function chanceToWin(figures: readonly Figure[], seat: number, short: boolean): number {
  if (!figures[seat].alive) return 0;
  let inside = 0;
  let outside = 0;
  let lead = 0;
  let sharpest = 0;
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i];
    if (!figure.alive) continue;
    if (figure.tokyo) inside++;
    else outside++;
    if (figure.stars > lead) lead = figure.stars;
    if (i !== seat && figure.bonus > sharpest) sharpest = figure.bonus;
  }
  /** Cards and energy take time to pay. */
  const time = 1 - lead / (WINNING_STARS + 4);
  const throne = short ? TOKYO_IN_SHORT_GAME : TOKYO;
  let all = 0;
  let own = 0;
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i];
    if (!figure.alive) continue;
    const strength = strengthOf(figure, figure.tokyo ? outside : inside, time, i === seat ? sharpest : 0, throne);
    if (i === seat) own = strength;
    all += strength;
  }
  return all > 0 ? own / all : 0;
}

function strengthOf(figure: Figure, attackers: number, time: number, bonus: number, throne: number): number {
  const { stars, energy, tokyo, shrink, poison, cards } = figure;
  const hearts = figure.hearts - poison;
  if (hearts <= 0) return 0;
  const ready = Math.min(energy, ENOUGH_ENERGY);
  const wealth = ready * ENERGY + (energy - ready) * SPARE_ENERGY + cards - shrink * SHRINK;
  const progress = stars + wealth * time + (tokyo ? throne : 0);
  const hearty = 1 - Math.exp(-Math.max(0.5, hearts - (tokyo ? attackers * SIEGE : 0)) / HEARTS);
  const needed = Math.max(1, hearts - bonus);
  const kill = needed < ENOUGH_CLAWS.length ? ENOUGH_CLAWS[needed] * WILL : 0;
  return hearty * (1 - kill) ** attackers * Math.exp(progress / STARS) * (stars >= WINNING_STARS ? CROWN : 1);
}
