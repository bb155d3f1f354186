import { reveals } from '../../play.ts';
import { imagineFrom, viewOf } from '../../view.ts';
import { brief, difference } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';
import { possible, witness } from '../witness.ts';

const WORLDS = 3;

/** Whoever sees one thing in one world and another thing in another has learned which world it is in. */
export function undo({ game, state, pending, next, rng }: Moment): Seen {
  if (pending.is !== 'ask' || next === null || next.by === 'chance') return null;
  if (reveals(game, state, next.answer)) return null;
  const view = viewOf(game, state, next.by);
  const truth = witness(game, state, next, next.by);
  for (let i = 0; i < WORLDS; i++) {
    const world = imagineFrom(game, view, rng);
    if (!possible(game, world, next)) continue;
    const imagined = witness(game, world, next, next.by);
    const learned = difference(
      { view: truth.view, events: truth.events },
      { view: imagined.view, events: imagined.events },
    );
    if (learned !== null) return `${brief(next)} may be undone, though its giver learns from it: ${learned}`;
  }
  return null;
}
