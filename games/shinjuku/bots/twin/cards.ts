/** The piles of ward cards. */
import type { Seat } from '@yamanote/kernel';
import { DEAL } from './phases.ts';
import {
  ABOUT,
  DEALT,
  DEALT_LATER,
  DEALT_TO,
  DISCARD,
  DISCARD_SIZE,
  DRAW,
  DRAW_SIZE,
  KAIJU,
  KAIJU_IN_DECK,
  PHASE,
  WARD_COUNT,
  type World,
} from './world.ts';

/** How many cards can be drawn now, the Kaiju's among them; an empty pile is made anew of the discards. */
export function readyPile(world: World): number {
  const size = world[DRAW_SIZE] + (world[KAIJU] === KAIJU_IN_DECK ? 1 : 0);
  if (size > 0 || world[DISCARD_SIZE] === 0) return size;
  for (let ward = 0; ward < WARD_COUNT; ward++) {
    world[DRAW + ward] = world[DISCARD + ward];
    world[DISCARD + ward] = 0;
  }
  world[DRAW_SIZE] = world[DISCARD_SIZE];
  world[DISCARD_SIZE] = 0;
  return world[DRAW_SIZE];
}

/** So many cards are to be dealt to a seat, as far as there are any; whether there is one. */
export function drawInto(world: World, seat: Seat, count: number): boolean {
  const dealt = Math.min(count, readyPile(world));
  world[DEALT_TO] = dealt === 0 ? 0 : seat;
  world[DEALT] = dealt;
  world[DEALT_LATER] = dealt > 0 && world[DISCARD_SIZE] > 0 ? count - dealt : 0;
  if (dealt === 0) return false;
  world[PHASE] = DEAL;
  world[ABOUT] = 0;
  return true;
}
