import type { Budget, Consider, Considered } from '@yamanote/bots';
import {
  type Action,
  type NextStation,
  type NextStationView,
  nextStation,
} from '@yamanote/games/next-station-tokyo/rules';
import { apply, legal, type Rng, type Seat } from '@yamanote/kernel';
import { worldOf, worthOf } from './model.ts';
import { play } from './twin/flow.ts';
import { legalMoves } from './twin/moves.ts';
import type { World } from './twin/world.ts';
import { VALUE } from './value/net.ts';
import { foresight, outlook } from './value/outlook.ts';

/** So many of the best answers are looked at once more, with a card more. */
const FAVOURITES = 3;

/**
 * Looks at every answer with whatever card comes after it, at the best of them with two, and takes what leads to the most. Passing
 * is among them only where it is best: who plays softly would otherwise do so for no reason that anybody sees.
 */
export const expert: Consider<NextStation> = (view, seat, rng, budget) => {
  const world = worldOf(view, seat);
  const expected = isDrawing(view) ? drawings(world, budget) : pencils(view, seat, rng, budget);
  const values: number[] = [];
  const considered = expected.map(([answer, points, after]): Considered<Action> => {
    worthOf(after, points, values);
    return { answer, value: values[seat], error: 0 };
  });
  considered.sort((a, b) => b.value - a.value);
  return considered.filter(({ answer }, place) => place === 0 || answer.do !== 'pass');
};

/** An answer with the points that it leads to, in a world after it. */
type Expected = [answer: Action, points: number, after: World];

/** Whether a line is asked for, and not a pencil. */
export function isDrawing({ stack }: NextStationView): boolean {
  const { kind } = stack[stack.length - 1];
  return kind === 'draw' || kind === 'own-pace';
}

function drawings(world: World, { stop }: Budget): Expected[] {
  const moves: number[] = [];
  const count = legalMoves(world, moves);
  const expected: Expected[] = [];
  for (const move of moves.slice(0, count)) {
    const after: World = { ...world, row: world.row.slice() };
    play(after, move);
    expected.push([world.facts.answers[move], foresight(after, VALUE, 1), after]);
    if (stop?.() === true) return expected;
  }
  return lookedAtAgain(expected);
}

/** Who looks further sees more points, in all answers alike: so the others get as many more. */
function lookedAtAgain(expected: readonly Expected[]): Expected[] {
  if (expected.length === 1) return [...expected];
  const sorted = expected.toSorted((a, b) => b[1] - a[1]);
  const further = sorted.slice(0, FAVOURITES).map(([, , after]) => foresight(after, VALUE, 2));
  const more = further.reduce((sum, points, i) => sum + points - sorted[i][1], 0) / further.length;
  const least = Math.min(...further);
  return sorted.map(([answer, points, after], i) => [answer, further[i] ?? Math.min(points + more, least), after]);
}

/** Pencils come before anything is drawn, and the twin does not know how they are given out: the rules do. */
function pencils(view: NextStationView, seat: Seat, rng: Rng, { stop }: Budget): Expected[] {
  const state = nextStation.imagine(view, rng);
  const expected: Expected[] = [];
  for (const answer of legal(nextStation, state, seat)) {
    const after = nextStation.clone(state);
    apply(nextStation, after, seat, answer);
    const world = worldOf({ ...after, viewer: seat, ahead: view.ahead }, seat);
    expected.push([answer, outlook(world, VALUE), world]);
    if (stop?.() === true) break;
  }
  return expected;
}
