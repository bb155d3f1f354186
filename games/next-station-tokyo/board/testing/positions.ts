/** Positions of real matches, for the tests of this room. */
import {
  MAP_IDS,
  type NextStationOptions,
  type NextStationState,
  type NextStationView,
  nextStation,
} from '@yamanote/games/next-station-tokyo/rules';
import { actor, chooseAtRandom, fastRng, legal, pending, playOut, type Seat, start, viewOf } from '@yamanote/kernel';

const OPTIONS: NextStationOptions = {
  edition: 'base',
  map: MAP_IDS[0],
  effects: false,
  goals: false,
  pencils: 'dealt',
  pace: 'together',
};

export interface Position {
  state: NextStationState;
  /** A seat that is asked. */
  seat: Seat;
  view: NextStationView;
}

/** Random matches on every map, with and without modules, at the moment when somebody is asked what to draw. */
export function positions(count: number): Position[] {
  const found: Position[] = [];
  for (let index = 0; found.length < count; index++) {
    const rng = fastRng(`position ${index}`);
    const options: NextStationOptions = {
      ...OPTIONS,
      map: MAP_IDS[index % MAP_IDS.length],
      effects: index % 2 === 0,
      goals: index % 3 === 0,
      pace: index % 5 === 0 ? 'own' : 'together',
    };
    const state = start(nextStation, 1 + (index % 4), options);
    playOut(nextStation, state, rng, chooseAtRandom(rng), 10 + rng.below(150));
    const waiting = actor(nextStation, state) === null ? null : pending(nextStation, state);
    if (waiting === null || waiting.is !== 'each') continue;
    const [seat] = waiting.seats;
    found.push({ state, seat, view: viewOf(nextStation, state, seat) });
  }
  return found;
}

export function answersIn({ state, seat }: Position) {
  return legal(nextStation, state, seat);
}
