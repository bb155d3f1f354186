import type { TableInfo } from '@yamanote/protocol';
import { expect, it } from 'vitest';
import { skippable } from './skippable.ts';

const me = { guest: { name: 'Mika', colour: 0 }, bot: null, you: true };
const friend = { guest: { name: 'Jo', colour: 1 }, bot: null, you: false };
const bot = { guest: null, bot: 'greedy', you: false };
const table = (...seats: object[]) => ({ stage: 'running', seats }) as TableInfo;

it('lets who is alone among bots skip to the next own question', () => {
  expect(skippable(table(me, bot, bot), 0, false)).toBe('round');
  expect(skippable(table(bot, me, { ...friend, bot: 'greedy' }), 1, false)).toBe('round');
});

it('does not hurry another person', () => {
  expect(skippable(table(me, friend, bot), 0, false)).toBeNull();
  expect(skippable(table(friend, bot), 'public', false)).toBeNull();
});

it('lets who is not asked again skip to the end', () => {
  expect(skippable(table(me, bot), 0, true)).toBe('match');
  expect(skippable(table(me, friend), 0, true)).toBe('match');
  expect(skippable(table({ ...me, bot: 'greedy' }, bot), 0, false)).toBe('match');
  expect(skippable(table(bot, bot), 'public', false)).toBe('match');
});

it('skips nothing before the start or after the end', () => {
  for (const stage of ['waiting', 'over'] as const) expect(skippable({ ...table(me, bot), stage }, 0, true)).toBeNull();
});
