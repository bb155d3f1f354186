/** While nobody has dice, everything that changes puts the end of the match off by a round (KOT-10.10). */
import { apply, isRefusal, pending, sentence, startFrom } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { kingOfTokyo } from './index.ts';
import { DEFAULTS } from './testing/at.ts';
import type { Action, Event } from './types.ts';
import { winnersOf } from './victory.ts';

const NO_DICE = { shrink: 6 };

/** Plays on from the start of seat 0's turn, with these answers and then idly; in which turn it ended, and how. */
function end(players: readonly object[], answers: readonly Action[] = [], more: object = {}): [number, string] {
  const told: Event[] = [];
  const tell = (event: unknown) => told.push(event as Event);
  const state = startFrom(kingOfTokyo, { step: 'start', number: 0, players, ...more }, players.length, DEFAULTS, tell);
  if (isRefusal(state)) throw new Error(sentence(state));
  const left = [...answers];
  for (let waiting = pending(kingOfTokyo, state); waiting.is !== 'over'; waiting = pending(kingOfTokyo, state)) {
    if (waiting.is === 'chance') apply(kingOfTokyo, state, 'chance', 'heal', tell);
    else apply(kingOfTokyo, state, waiting.seats[0], left.shift() ?? { do: 'pass' }, tell);
  }
  const won = told.at(-1);
  return [state.turn, won?.type === 'won' ? won.by : 'not over'];
}

test('without any change two monsters have one turn each', () => {
  expect(end([NO_DICE, NO_DICE])).toEqual([2, 'standstill']);
  expect(end([NO_DICE, NO_DICE, { hearts: 0 }, NO_DICE])).toEqual([3, 'standstill']);
});

test('declining to buy changes nothing', () => {
  const display = ['heal', 'tanks', 'jets'];
  expect(end([{ ...NO_DICE, energy: 5 }, NO_DICE], [], { display })).toEqual([2, 'standstill']);
});

test('energy that comes is a change', () => {
  expect(end([{ ...NO_DICE, cards: ['solar-powered'] }, NO_DICE])).toEqual([3, 'standstill']);
});

test('hearts that go are a change', () => {
  expect(end([{ ...NO_DICE, hearts: 2, poison: 1 }, NO_DICE])).toEqual([3, 'survival']);
});

test('stars that come are a change', () => {
  expect(end([{ ...NO_DICE, stars: 17, cards: ['herbivore'] }, NO_DICE])).toEqual([5, 'stars']);
});

test('a card that is bought for nothing is a change', () => {
  const copy = { card: 'mimic', copies: { seat: 0, card: 'alien-metabolism' } };
  const display = ['made-in-a-lab', null, null];
  const buy: Action = { do: 'buy', card: 'made-in-a-lab' };
  const players = [{ ...NO_DICE, cards: ['alien-metabolism', copy] }, NO_DICE];
  expect(end(players, [], { display })).toEqual([2, 'standstill']);
  expect(end(players, [buy], { display })).toEqual([3, 'standstill']);
});

test('a match that is not still is won with 20 stars; a view of version 1 says nothing of it', () => {
  const { monsters } = kingOfTokyo.setup(2, DEFAULTS);
  expect(winnersOf({ monsters, still: 1 })).toEqual([]);
  expect(winnersOf({ monsters, still: 2 })).toEqual([0, 1]);
  expect(winnersOf({ monsters } as never)).toEqual([]);
});
