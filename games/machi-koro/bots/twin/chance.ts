/** What chance does: it names who starts, throws dice and turns cards over. */
import type { Rng } from '@yamanote/kernel';
import { beginTurn, displayHasRoom, endTurn, land } from './flow.ts';
import {
  CARDS,
  DECK,
  DICE,
  DISPLAY,
  FIRST,
  NAMING,
  NOBODY,
  PHASE,
  ROLLER,
  SEATS,
  THROWN,
  type World,
} from './world.ts';

/** Two dice as one outcome. */
const FACES = 7;

export function happen(world: World, rng: Rng): void {
  if (world[PHASE] === NAMING) beginTurn(world, rng.below(world[SEATS]), 0);
  else if (world[PHASE] === DICE) throwDice(world, rng);
  else turnOver(world, drawn(world, rng));
}

function throwDice(world: World, rng: Rng): void {
  const face = 1 + rng.below(6);
  const other = world[THROWN] === 1 ? 0 : 1 + rng.below(6);
  if (other === 0 || face < other) land(world, face, other);
  else land(world, other, face);
}

function drawn(world: World, rng: Rng): number {
  let cards = 0;
  for (let card = 0; card < CARDS; card++) cards += world[DECK + card];
  let ticket = rng.below(cards);
  let card = 0;
  while (ticket >= world[DECK + card]) ticket -= world[DECK + card++];
  return card;
}

function turnOver(world: World, card: number): void {
  world[DECK + card]--;
  world[DISPLAY + card]++;
  if (displayHasRoom(world)) return;
  if (world[ROLLER] !== NOBODY) endTurn(world);
  else if (world[FIRST] !== NOBODY) beginTurn(world, world[FIRST], 0);
  else world[PHASE] = NAMING;
}

/** Writes every outcome and its odds, and says how many there are: seats, faces or cards. */
export function outcomes(world: World, list: number[], odds: number[]): number {
  let count = 0;
  const add = (outcome: number, likely: number) => {
    list[count] = outcome;
    odds[count++] = likely;
  };
  if (world[PHASE] === NAMING) {
    for (let seat = 0; seat < world[SEATS]; seat++) add(seat, 1 / world[SEATS]);
  } else if (world[PHASE] === DICE) {
    for (let low = 1; low <= 6; low++) {
      if (world[THROWN] === 1) add(low, 1 / 6);
      else for (let high = low; high <= 6; high++) add(low + FACES * high, (low === high ? 1 : 2) / 36);
    }
  } else {
    let cards = 0;
    for (let card = 0; card < CARDS; card++) cards += world[DECK + card];
    for (let card = 0; card < CARDS; card++) if (world[DECK + card] > 0) add(card, world[DECK + card] / cards);
  }
  return count;
}

export function happenAs(world: World, outcome: number): void {
  if (world[PHASE] === NAMING) beginTurn(world, outcome, 0);
  else if (world[PHASE] === DICE) land(world, outcome % FACES, Math.floor(outcome / FACES));
  else turnOver(world, outcome);
}

/** The number of what chance did by the rules: a seat, faces in ascending order, or a card. */
export function diceOutcome(faces: readonly number[]): number {
  return faces[0] + FACES * (faces[1] ?? 0);
}
