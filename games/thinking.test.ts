import { type Budget, hintOn, type Thought } from '@yamanote/bots';
import { botRooms } from '@yamanote/games/registry';
import { chooseOptions, fastRng, type Game, isRefusal, viewOf } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { lanterns } from '@yamanote/kernel/toys';
import { expect, test } from 'vitest';
import { concludeIn, patient } from './thinking.ts';

test.each([
  ['a bot thinks for as many playouts as its turn is worth', 'search', undefined],
  ['a hint is thought about until the time is over', null, Number.POSITIVE_INFINITY],
])('%s', async (_, bot, playouts) => {
  const budgets: Budget[] = [];
  const search = (_view: unknown, _seat: number, _rng: unknown, budget: Budget) => {
    budgets.push(budget);
    return [{ answer: 'stay', value: 0.5, error: 0 }];
  };
  const room = { game: lanterns as unknown as Game, evaluate: () => 0, search };
  const thought: Thought = {
    ...{ number: 1, game: 'lanterns', version: lanterns.version, bot, seat: 0 },
    ...{ view: {}, seed: 's', budget: 100 },
  };
  let now = 0;
  expect(await concludeIn({ lanterns: async () => room as never }, thought, () => now)).toHaveProperty('answer');
  expect(budgets).toMatchObject([{ stop: expect.any(Function) }]);
  expect(budgets[0].playouts).toBe(playouts);
  // And its time does end.
  expect(budgets[0].stop?.()).toBe(false);
  now = 1000;
  expect(budgets[0].stop?.()).toBe(true);
});

test('a hint for one of four monsters plays on as long as it may, and its chances are surer for it', async () => {
  const room = await botRooms['king-of-tokyo']();
  const { game } = room;
  const options = chooseOptions(game, {}, 4);
  if (isRefusal(options)) throw new Error(options.expected);
  const state = game.setup(4, options);
  let seat = 0;
  for (const { by, choices } of moments(game, state, fastRng('hint'))) {
    seat = Number(by);
    if (typeof by === 'number' && choices.length > 8) break;
  }
  const view = structuredClone(viewOf(game, state, seat));
  const thinkIn = (place: typeof room) => {
    let playouts = 0;
    const budget = { stop: () => playouts >= 2700, playedOut: () => playouts++ };
    const hint = hintOn(place, view, seat, fastRng('think'), budget);
    return { playouts, error: hint[0].error! };
  };
  const [hurried, unhurried] = [thinkIn(room), thinkIn(patient(room))];
  expect(unhurried.playouts).toBe(2700);
  expect(hurried.playouts).toBeLessThan(1000);
  expect(unhurried.error).toBeLessThan(0.7 * hurried.error);
});

test('a room whose game brings no search has a patient one as well; without a clock it stays as it is', async () => {
  const budgets: Budget[] = [];
  const room = {
    game: lanterns as unknown as Game,
    evaluate: () => 0,
    search(_view: unknown, _seat: number, _rng: unknown, budget: Budget) {
      budgets.push(budget);
      return [];
    },
  };
  patient(room).search?.({} as never, 0, fastRng(''), { playouts: 3 });
  expect(budgets).toEqual([{ playouts: 3 }]);
  expect(patient({ game: room.game, evaluate: room.evaluate } as typeof room).search).toBeTypeOf('function');
});
