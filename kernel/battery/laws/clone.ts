import type { State } from '../../game.ts';
import { chooseAtRandom, playOut } from '../../play.ts';
import { difference } from '../compare.ts';
import type { Watch } from '../law.ts';

const PLAYED_ON_COPY = 40;
const HELD_PER_MATCH = 4;

export function clone(): Watch {
  /** Copies made along the way, with what they were like: the match that goes on must not reach them. */
  let held: { copy: State; text: string }[] = [];
  return {
    moment({ game, state, rng }) {
      const before = JSON.stringify(state);
      const copy = game.clone(state);
      const unequal = difference(state, copy);
      if (unequal !== null) return `in a copy ${unequal}`;
      if (held.length < HELD_PER_MATCH) held.push({ copy: game.clone(state), text: before });
      playOut(game, copy, rng, chooseAtRandom(rng), PLAYED_ON_COPY);
      const touched = difference(JSON.parse(before), state);
      return touched && `after play on a copy, in the original ${touched}`;
    },
    match() {
      const touched = held.map(({ copy, text }) => difference(JSON.parse(text), copy));
      held = [];
      const first = touched.find((seen) => seen !== null);
      return first === undefined ? null : `after the match went on, in a copy made earlier ${first}`;
    },
  };
}
