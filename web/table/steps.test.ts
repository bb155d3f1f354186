import { type MachiKoroState, machiKoro } from '@yamanote/games/machi-koro/rules';
import { headerOf, type WholeGame } from '@yamanote/kernel';
import type { Board } from '@yamanote/kit/board.ts';
import {
  between,
  commit,
  type Draft,
  openMatch,
  type RunningMatch,
  receive,
  show,
  sightOf,
} from '@yamanote/running-match';
import { expect, it } from 'vitest';
import { standstill, stepsOf } from './steps.ts';

const game = machiKoro as unknown as WholeGame;
const seed = 'cd'.repeat(32);
const seats = ['Mika', 'Jonas'].map((name) => ({
  name,
  salt: '5a'.repeat(16),
  player: 'person',
  bits: '00'.repeat(16),
}));
const header = headerOf({
  game: game.id,
  version: 1,
  options: { first: 0 },
  seats,
  position: null,
  seed,
});
const board = {
  beats: (events: { type: string }[]) => [
    events.filter(({ type }) => type === 'rolled'),
    events.filter(({ type }) => type !== 'rolled'),
  ],
} as unknown as Board;

function rolled() {
  const table = openMatch(game, header as never, seed) as RunningMatch;
  const before = sightOf(table, 0).view;
  const input = {
    is: 'answers',
    seat: 0,
    question: 0,
    answers: [{ do: 'roll', dice: 1 }],
    by: { is: 'person' },
    at: 0,
    clock: null,
  } as const;
  const { additions, ...draft } = receive(table, input) as Draft;
  commit(table, { additions, ...draft });
  const fresh = additions.map((addition) => show(game, addition, 0));
  return { before, fresh, between: between(game, additions, 0), sight: sightOf(table, 0) };
}

it('shows dice before coins, and every entry with the view that was true after it', () => {
  const { before, fresh, ...now } = rolled();
  const steps = stepsOf(board, before, fresh, now);
  expect(steps.map(({ entry }) => entry)).toEqual([0, 1, 1]);
  const coins = steps.map(({ view }) => (view as MachiKoroState).coins[0]);
  expect(coins.slice(0, 2)).toEqual([3, 3]);
  expect(steps[0].view).toEqual(now.between[0]);
  expect(steps[2].view).toEqual(now.sight.view);
  expect(steps.map(({ ahead }) => ahead)).toEqual([false, true, false]);
  expect(steps[2].told).toEqual([...steps[1].events, ...steps[2].events]);
});

it('goes straight to how the match stands where the hall has not said how it stood in between', () => {
  const { before, fresh, sight } = rolled();
  expect(stepsOf(board, before, fresh, { between: [], sight })).toEqual([standstill(sight)]);
  expect(stepsOf(board, before, [], { between: [], sight })).toEqual([standstill(sight)]);
});

it('takes up where it was if some of the news was known already', () => {
  const { fresh, ...now } = rolled();
  const steps = stepsOf({}, now.between[0], fresh.slice(1), now);
  expect(steps.map(({ entry, view }) => ({ entry, view }))).toEqual([{ entry: 1, view: now.sight.view }]);
});
