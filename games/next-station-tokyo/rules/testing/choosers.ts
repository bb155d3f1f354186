/** For tests: ways to choose that fill sheets, so that matches come to what hardly ever happens at random. */
import type { Choose, Rng } from '@yamanote/kernel';
import type { GameMap } from '../map/types.ts';
import { mapOf } from '../maps.ts';
import { LINES_IN } from '../sheet.ts';
import type { Action, NextStation, Sheet } from '../types.ts';

/** Draws rather than passes. */
export function drawMostly(rng: Rng): Choose<NextStation> {
  return (_state, _seat, choices) => {
    const drawings = choices.filter(({ do: verb }) => verb !== 'pass');
    const among = rng.below(10) > 0 && drawings.length > 0 ? drawings : choices;
    return among[rng.below(among.length)];
  };
}

/** Draws to where most lines meet: many interchanges, up to five lines at one station. */
export function gather(rng: Rng): Choose<NextStation> {
  return drawTowards(rng, ({ connections }, _map, station) => LINES_IN[connections[station]]);
}

/** Draws to where no line of its own has been, to the ring and into the centre first: the goals that ask for all of something. */
export function spread(rng: Rng): Choose<NextStation> {
  return drawTowards(rng, ({ connections }, { stations, districts }, station) => {
    const { ring, district } = stations[station];
    const isNew = LINES_IN[connections[station]] === (ring ? 1 : 0);
    return isNew ? (ring || districts[district].kind === 'central' ? 2 : 1) : 0;
  });
}

/** The drawing that leads to the station worth most; mostly, and by lot among equals. */
function drawTowards(rng: Rng, worth: (sheet: Sheet, map: GameMap, station: number) => number): Choose<NextStation> {
  const draw = drawMostly(rng);
  return (state, seat, choices) => {
    if (rng.below(8) === 0) return draw(state, seat, choices);
    const map = mapOf(state);
    const worths = choices.map((action) => {
      const end = endOf(action);
      return end === null ? -1 : worth(state.sheets[seat], map, map.byId.get(end) as number) + rng.below(100) / 100;
    });
    return choices[worths.indexOf(Math.max(...worths))];
  };
}

function endOf(action: Action): string | null {
  if (action.do === 'extend') return action.on;
  return action.do === 'draw' || action.do === 'circle' ? action.to : null;
}
