/**
 * Lanterns, a game made up to be read: it uses everything that the kernel offers, and is small enough to see it all.
 *
 * Everybody has three lanterns in a row, backs to the others. In each round
 *   the leader throws a die for the wind           (a ritual, then dice)
 *   and may look at one lantern of somebody else   (an Ask whose answer reveals something)
 *   all choose a bank, openly: the far one costs a point, so who has none stays near   (an open AskEach)
 *   all launch a lantern at the same time; one whose colour is unique scores           (a sealed AskEach)
 *   the leader takes one that is afloat back, for all to see                (given by itself if there is one colour)
 *   the others draw from the box                   (chance, into hidden rows)
 * and the next seat leads. After the agreed rounds the highest score wins.
 */
import type { Standing, WholeGame } from '../../game.ts';
import { parseAction } from './actions.ts';
import { orders } from './orders.ts';
import { makePosition, parsePosition } from './position.ts';
import { rules } from './rules.ts';
import { clone, setup } from './setup.ts';
import { COLOURS, type Lanterns, type LanternsState } from './types.ts';
import { entryView, eventView, imagine, secrets, view } from './view.ts';

export const lanterns: WholeGame<Lanterns> = {
  id: 'lanterns',
  version: 1,
  editions: ['river'],
  seats: { min: 2, max: 4 },
  options: {
    festival: { type: 'choice', values: ['summer', 'winter'], default: 'summer' },
    rounds: { type: 'number', min: 1, max: 5, default: 3 },
    looking: { type: 'flag', default: true },
    first: { type: 'seat', default: 'random' },
  },
  orders,
  longest: 100,

  setup,
  rules,
  clone,
  standing,

  view,
  imagine,
  eventView,
  entryView,

  parsePosition,
  makePosition,
  parseAction,

  census: ({ box, rows, river }) =>
    Object.fromEntries(
      COLOURS.map((colour) => {
        const inRows = rows.flat().filter((lantern) => lantern.colour === colour).length;
        return [colour, box[colour] + inRows + river[colour]];
      }),
    ),
  secrets,
};

function standing({ stack, scores }: LanternsState): Standing {
  const best = Math.max(...scores);
  return {
    winners: stack.length > 0 ? [] : [...scores.keys()].filter((seat) => scores[seat] === best),
    scores: scores.slice(),
    places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
  };
}
