import { type MachiKoroState, machiKoro } from '@yamanote/games/machi-koro/rules';
import { commitmentTo, type Game, MATCH_FORMAT } from '@yamanote/kernel';
import { commit, type Draft, openTable, receive, show, sightOf, type Table } from '@yamanote/table';
import { expect, it } from 'vitest';
import type { Board } from '../kit/board.ts';
import { stepsOf } from './steps.ts';

const game = machiKoro as unknown as Game;
const seed = 'cd'.repeat(32);
const seats = ['Mika', 'Jonas'].map((name) => ({ name, player: 'person', bits: '00'.repeat(16) }));
const header = {
  format: MATCH_FORMAT,
  game: game.id,
  version: 1,
  options: { first: 0 },
  seats,
  position: null,
  commitment: commitmentTo(seed),
};

it('shows dice before coins, and every entry with the view that was true after it', () => {
  const table = openTable(game, header as never, seed) as Table;
  const before = sightOf(table, 0);
  const input = {
    is: 'answers',
    seat: 0,
    question: 0,
    answers: [{ do: 'roll', dice: 1 }],
    by: { is: 'person' },
    at: 0,
    clock: null,
  } as const;
  const draft = receive(table, input) as Draft;
  commit(table, draft);
  const fresh = draft.additions.map((addition) => show(game, addition, 0));
  const board = {
    beats: (events: { type: string }[]) => [
      events.filter(({ type }) => type === 'rolled'),
      events.filter(({ type }) => type !== 'rolled'),
    ],
  } as unknown as Board;
  const steps = stepsOf(game, board, 0, before.view, fresh, sightOf(table, 0));
  expect(steps.map(({ entry }) => entry)).toEqual([0, 1, 1]);
  const coins = steps.map(({ view }) => (view as MachiKoroState).coins[0]);
  expect(coins.slice(0, 2)).toEqual([3, 3]);
  expect(steps[2].view).toEqual(sightOf(table, 0).view);
  expect(steps.map(({ ahead }) => ahead)).toEqual([false, true, false]);
  expect(steps[2].told).toEqual([...steps[1].events, ...steps[2].events]);
});
