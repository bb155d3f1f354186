import { ESTABLISHMENTS, establishmentIndex, LANDMARKS, PURPLE_REMOVED, START_CARDS, START_COINS } from './cards.ts';
import type { MachiKoroOptions, MachiKoroState } from './types.ts';
import { UNBUILT } from './types.ts';

/** Everybody has a wheat field, a bakery, four plans for landmarks and three coins. */
export function setup(seats: number, options: MachiKoroOptions): MachiKoroState {
  // Spread, an array has no holes as far as the engine knows: a view of it is written out a little faster.
  const each = [...Array(seats).keys()];
  const changing = options.display === 'changing';
  const none = ESTABLISHMENTS.map(() => 0);
  const stacks = stacksAtStart(seats, options);
  const state: MachiKoroState = {
    stack: [],
    options,
    roller: null,
    second: false,
    dice: [],
    coins: each.map(() => START_COINS),
    cities: each.map(() => startCity()),
    landmarks: each.map(() => LANDMARKS.map(() => UNBUILT)),
    display: changing ? none : stacks,
    deck: changing ? stacks : none,
  };
  beginFirstTurn(state);
  if (changing) state.stack.push({ kind: 'turn-over' });
  return state;
}

/** What comes after the set-up: a turn of the seat that starts, named by the host or drawn. */
export function beginFirstTurn(state: MachiKoroState): void {
  const { first } = state.options;
  state.stack.push(first === 'random' ? { kind: 'first' } : { kind: 'turn', seat: first, second: false });
}

/** How many cards of each type are in play besides the start cards. */
export function stacksAtStart(seats: number, options: MachiKoroOptions): number[] {
  const removed = options.display === 'changing' ? PURPLE_REMOVED[seats] : 0;
  return ESTABLISHMENTS.map(({ colour, copies }) => (colour === 'purple' ? copies - removed : copies));
}

export function startCity(): number[] {
  const city = ESTABLISHMENTS.map(() => 0);
  for (const card of START_CARDS) city[establishmentIndex(card)]++;
  return city;
}

export function clone(state: MachiKoroState): MachiKoroState {
  return {
    stack: state.stack.slice(),
    options: state.options,
    roller: state.roller,
    second: state.second,
    dice: state.dice,
    coins: state.coins.slice(),
    cities: state.cities.map((city) => city.slice()),
    landmarks: state.landmarks.map((row) => row.slice()),
    display: state.display.slice(),
    deck: state.deck.slice(),
  };
}
