import { CHANCE, OVER } from '@yamanote/bots';
import { kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { actor, apply, fastRng, legal, type Seat, viewOf } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { model } from './model.ts';
import { actionOf, moveOf } from './moves.ts';
import { beginRichly } from './testing/rich.ts';
import { cloneWorld, type World, worldOf } from './world.ts';

/** Plays a match in the model, mostly at random, and shows every world on the way. */
function playThrough(world: World, seed: string, show: (world: World) => void): void {
  const rng = fastRng(seed);
  const moves: number[] = [];
  for (let entries = 0; model.actor(world) !== OVER && entries < 2000; entries++) {
    show(world);
    if (model.actor(world) === CHANCE) model.happen(world, rng);
    else {
      const count = model.moves(world, moves);
      model.play(world, rng.below(3) === 0 ? model.policy(world, rng) : moves[rng.below(count)]);
    }
  }
  show(world);
}

test('who acts and what is legal is what the rules say, and an answer does what it does by them', () => {
  let compared = 0;
  for (let deal = 0; deal < 10; deal++) {
    const rng = fastRng(`answer ${deal}`);
    playThrough(worldOf(beginRichly(2 + (deal % 4), deal)), `rules ${deal}`, (world) => {
      const next = actor(kingOfTokyo, world.state);
      expect(model.actor(world)).toBe(next === null ? OVER : next === 'chance' ? CHANCE : next);
      if (typeof next !== 'number') return;
      const choices = legal(kingOfTokyo, world.state, next);
      const moves: number[] = [];
      expect(model.moves(world, moves)).toBe(choices.length);
      expect(moves.slice(0, choices.length).map((move) => model.answer(world, move))).toEqual(choices);
      const move = moves[rng.below(choices.length)];
      const after = cloneWorld(world);
      model.play(after, move);
      const expected = kingOfTokyo.clone(world.state);
      apply(kingOfTokyo, expected, next, actionOf(move));
      if (JSON.stringify(after.state) !== JSON.stringify(expected)) expect(after.state).toEqual(expected);
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(500);
});

test('a copy is the same as what it was copied from, whatever was there before, and is nobody else’s', () => {
  for (let deal = 0; deal < 6; deal++) {
    const copy = cloneWorld(worldOf(beginRichly(3, deal)));
    const further = fastRng(`further ${deal}`);
    playThrough(worldOf(beginRichly(3, deal + 100)), `copies ${deal}`, (world) => {
      const before = JSON.stringify(world);
      // Play the copy on, so that it is full of other things when it is copied into again.
      for (let i = 0; i < 3 && model.actor(copy) !== OVER; i++) {
        if (model.actor(copy) === CHANCE) model.happen(copy, further);
        else model.play(copy, model.policy(copy, further));
      }
      // The options are those of the table, which are never copied.
      model.copy({ ...world, state: { ...world.state, options: copy.state.options } }, copy);
      const { options: _mine, ...mine } = copy.state;
      const { options: _theirs, ...theirs } = world.state;
      if (JSON.stringify(mine) !== JSON.stringify(theirs)) expect(mine).toEqual(theirs);
      expect([copy.next, copy.choices]).toEqual([world.next, world.choices]);
      for (let i = 0; i < 3 && model.actor(copy) !== OVER; i++) {
        if (model.actor(copy) === CHANCE) model.happen(copy, further);
        else model.play(copy, model.policy(copy, further));
      }
      expect(JSON.stringify(world)).toBe(before);
    });
  }
});

test('the policy answers legally, whatever is asked', () => {
  const asked = new Set<string>();
  const rng = fastRng('policy');
  for (let deal = 0; deal < 40; deal++) {
    playThrough(worldOf(beginRichly(2 + (deal % 3), deal)), `policy ${deal}`, (world) => {
      if (typeof world.next !== 'number') return;
      asked.add(world.state.stack[world.state.stack.length - 1].kind);
      const move = model.policy(world, rng);
      if (!world.choices.some((choice) => moveOf(choice) === move)) {
        expect.fail(`${JSON.stringify(actionOf(move))} in ${JSON.stringify(world)}`);
      }
    });
  }
  expect([...asked].sort()).toEqual(
    expect.arrayContaining(['buy', 'change', 'charge', 'copy', 'defend', 'escape', 'hearts', 'reroll', 'yield']),
  );
});

test('a roll is finished at one go, and every chance to win is shared out', () => {
  const rng = fastRng('shares');
  let rolls = 0;
  playThrough(worldOf(beginRichly(4, 1)), 'shares', (world) => {
    const values: number[] = [];
    model.value(world, values);
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
    for (const [seat, monster] of world.state.monsters.entries())
      if (monster.place === 'out') expect(values[seat]).toBe(0);
    if (world.next !== 'chance' || world.state.stack.at(-1)?.kind !== 'throw') return;
    const after = cloneWorld(world);
    model.happen(after, rng);
    expect(after.state.rerolls).toBe(0);
    rolls++;
  });
  expect(rolls).toBeGreaterThan(5);
});

test('a world is imagined from a view', () => {
  const state = beginRichly(3, 5);
  const world = model.imagine(viewOf(kingOfTokyo, state, 0), fastRng('view'));
  expect(world.next).toBe(actor(kingOfTokyo, state) as Seat);
  expect(model.turns(world)).toBe(state.turn);
  expect(model.seats(world)).toBe(3);
});
