import { apply, same } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { shinjuku } from './index.ts';
import { playedAt } from './played-at.ts';

const POSITION = {
  done: ['track'],
  players: [
    { hand: ['ota', 'kita', 'koto'], collection: ['food'], ceo: 'ota' },
    { collection: ['books*'], stars: 3 },
  ],
  queue: [{ ward: 'taito', customers: ['food'] }],
  crowds: { ota: ['food'] },
  buildings: { ueno: { owner: 1, shop: 'department' } },
  tracks: { 'aoto~oshiage': 0 },
  discard: ['nerima'],
};

test('a copy shares no list with its original but frames, options and what is only ever replaced', () => {
  const state = playedAt(POSITION, { ceo: true });
  const copy = shinjuku.clone(state);
  expect(same(copy, state)).toBe(true);
  const parts = (value: unknown): unknown[] =>
    Array.isArray(value) || (typeof value === 'object' && value !== null)
      ? [value, ...Object.values(value).flatMap(parts)]
      : [];
  const kept = new Set([...state.stack, state.options, ...state.buildings].flatMap(parts));
  const own = new Set(parts(state).filter((part) => !kept.has(part)));
  expect(own.size).toBeGreaterThan(50);
  expect(parts(copy).filter((part) => own.has(part))).toEqual([]);
});

test('there are places while a match runs, but winners only when it is over', () => {
  const players = [{ collection: ['food'] }, { collection: ['food', 'books'] }, { collection: ['clothing'] }];
  const state = playedAt({ step: 'screens', turn: 1, players }, {}, 3);
  expect(shinjuku.standing(state)).toEqual({ winners: [], scores: [1, 3, 1], places: [2, 1, 2] });
  apply(shinjuku, state, 1, { do: 'lift' });
  expect(shinjuku.standing(state)).toEqual({ winners: [1], scores: [1, 3, 1], places: [2, 1, 2] });
});
