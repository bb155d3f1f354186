import { type Action, CLAW, type Dice, ENERGY, HEART } from '@yamanote/games/king-of-tokyo/rules';
import { expect, test } from 'vitest';
import { answerOf, mayMove, moved, rerollsOf, rowsOf, thrownAmong } from './dice-rows.ts';
import { answersOf, firstTurn, kept, rollFirst } from './testing/positions.ts';

const DICE: Dice = [1, 3, 3, HEART, CLAW, ENERGY];

function rolled(dice: Dice = DICE, short = false) {
  const state = rollFirst(firstTurn(3, { short }), dice);
  return { state, answers: answersOf(state).answers };
}

test('what was thrown lies in the row that is rolled, the rest is kept', () => {
  const { answers } = rolled();
  expect(rowsOf(DICE, answers, null, [3, HEART])).toEqual({ keep: [1, 3, CLAW, ENERGY], roll: [3, HEART] });
  expect(rowsOf(DICE, answers, null, DICE)).toEqual({ keep: [], roll: DICE });
});

test('who has not seen the throw finds all dice in the row that is rolled', () => {
  expect(rowsOf(DICE, rolled().answers, null, null)).toEqual({ keep: [], roll: DICE });
});

test('a tap moves a die to the other row, and every arrangement is an answer', () => {
  const { answers } = rolled();
  const rows = rowsOf(DICE, answers, null, DICE);
  const kept3 = moved(rows, 3, 'roll');
  expect(kept3).toEqual({ keep: [3], roll: [1, 3, HEART, CLAW, ENERGY] });
  const answer = answerOf(kept3, answers);
  expect(answer).toEqual({ do: 'reroll', dice: [1, 3, HEART, CLAW, ENERGY], by: null });
  expect(rowsOf(DICE, answers, answer, DICE)).toEqual(kept3);
  expect(moved(kept3, 3, 'keep')).toEqual(rows);
});

test('with all dice kept there is nothing to roll, and one is content', () => {
  const { answers } = rolled();
  const all = DICE.reduce((rows, face) => moved(rows, face, 'roll'), rowsOf(DICE, answers, null, DICE));
  expect(all.roll).toEqual([]);
  expect(answerOf(all, answers)).toEqual({ do: 'stop' });
  expect(rowsOf(DICE, answers, { do: 'stop' }, DICE)).toEqual({ keep: DICE, roll: [] });
});

test('claws that have to stay do not leave their row', () => {
  const { answers } = rolled(DICE, true);
  const rows = rowsOf(DICE, answers, null, DICE);
  expect(rows).toEqual({ keep: [CLAW], roll: [1, 3, 3, HEART, ENERGY] });
  expect(mayMove(rows, CLAW, 'keep', answers)).toBe(false);
  expect(mayMove(rows, 3, 'roll', answers)).toBe(true);
});

test('a reroll that costs something waits until dice are put into the row', () => {
  const { state } = rolled();
  state.rerolls = 0;
  state.monsters[0].energy = 3;
  state.monsters[0].cards.push(kept('telepath'));
  const { answers } = answersOf(state);
  const rows = rowsOf(DICE, answers, null, DICE);
  expect(rows).toEqual({ keep: DICE, roll: [] });
  expect(answerOf(moved(rows, 1, 'keep'), answers)).toEqual({ do: 'reroll', dice: [1], by: 'telepath' });
});

test('every card that could pay for a reroll is found, and what is free comes first', () => {
  const by = (card: 'telepath' | null): Action => ({ do: 'reroll', dice: [1, 3], by: card });
  expect(rerollsOf([1, 3], [by('telepath'), { do: 'stop' }, by(null)])).toEqual([by(null), by('telepath')]);
  expect(rerollsOf([1], [by(null)])).toEqual([]);
});

test('only as many dice as were thrown have just fallen', () => {
  expect(thrownAmong([1, 3, 3, HEART], [3, HEART])).toEqual([false, true, false, true]);
  expect(thrownAmong([1, 3], [])).toEqual([false, false]);
  // Who has not seen the throw cannot tell.
  expect(thrownAmong([1, 3], null)).toEqual([true, true]);
});
