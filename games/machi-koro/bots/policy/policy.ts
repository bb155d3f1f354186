/** A sound player that decides within a microsecond: playouts go on by it. */
import { UNBUILT } from '@yamanote/games/machi-koro/rules';
import { BUILD, BUILD_LANDMARK, builds, PASS } from '../twin/moves.ts';
import {
  BEGINNER,
  BUILDING,
  CARDS,
  CHANGING,
  COINS,
  cityOf,
  LANDMARKS,
  landmarksOf,
  PHASE,
  ROLLER,
  SEATS,
  type World,
} from '../twin/world.ts';
import { parseWeights } from '../weights.ts';
import { habit } from './habits.ts';
import { WEIGHTS } from './weights.ts';

/** To pass, each card and each landmark. */
export const OPTIONS = 1 + CARDS + LANDMARKS;
export const TRAITS = 10 + CARDS + LANDMARKS;

/** As learned. */
export const POLICY = parseWeights(WEIGHTS);

const list: number[] = [];
/** What the policy knows of who builds and of the table. */
export const traits = new Float64Array(TRAITS);
/** Which traits are not 0, the first so many of the list: few are, in a young city. */
const shown = new Int32Array(TRAITS);
let present = 0;

export function policy(world: World, weights: Float64Array): number {
  return world[PHASE] === BUILDING ? buildBy(world, weights) : habit(world);
}

export function fillTraits(world: World): void {
  const roller = world[ROLLER];
  const seats = world[SEATS];
  const city = cityOf(roller);
  const landmarks = landmarksOf(roller);
  const coins = world[COINS + roller];
  let at = 0;
  for (let card = 0; card < CARDS; card++) traits[at++] = world[city + card] / 4;
  for (let landmark = 0; landmark < LANDMARKS; landmark++)
    traits[at++] = world[landmarks + landmark] === UNBUILT ? 0 : 1;
  traits[at++] = 1;
  traits[at++] = coins / 10;
  traits[at++] = coins > 8 ? (coins - 8) / 10 : 0;
  traits[at++] = coins > 15 ? (coins - 15) / 10 : 0;
  let most = 0;
  let purse = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (seat === roller) continue;
    const row = landmarksOf(seat);
    let built = 0;
    for (let landmark = row; landmark < row + LANDMARKS; landmark++) if (world[landmark] !== UNBUILT) built++;
    if (built > most) most = built;
    if (world[COINS + seat] > purse) purse = world[COINS + seat];
  }
  traits[at++] = most / 4;
  traits[at++] = purse / 20;
  traits[at++] = seats === 3 ? 1 : 0;
  traits[at++] = seats === 4 ? 1 : 0;
  traits[at++] = world[BEGINNER];
  traits[at++] = world[CHANGING];
  present = 0;
  for (let trait = 0; trait < TRAITS; trait++) if (traits[trait] !== 0) shown[present++] = trait;
}

/** How much an answer is to be given, by the traits that were filled in last. */
export function scoreOf(move: number, weights: Float64Array): number {
  const row = optionOf(move) * TRAITS;
  let score = 0;
  for (let i = 0; i < present; i++) score += traits[shown[i]] * weights[row + shown[i]];
  return score;
}

export function optionOf(move: number): number {
  return move === PASS ? 0 : move - BUILD + 1;
}

/** Whether the next landmark is the fourth. */
function lacksOne(world: World): boolean {
  const landmarks = landmarksOf(world[ROLLER]);
  let missing = 0;
  for (let landmark = landmarks; landmark < landmarks + LANDMARKS; landmark++)
    if (world[landmark] === UNBUILT) missing++;
  return missing === 1;
}

function buildBy(world: World, weights: Float64Array): number {
  const count = builds(world, list);
  const last = list[count - 1];
  if (last >= BUILD_LANDMARK && lacksOne(world)) return last;
  fillTraits(world);
  let best = PASS;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const score = scoreOf(list[i], weights);
    if (score <= most) continue;
    most = score;
    best = list[i];
  }
  return best;
}
