import { isRefusal, sentence } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { BOTS, makeBot } from './bots.ts';

test('every bot in the table can be made, and goes by its name there', () => {
  const names = Object.keys(BOTS).map((name) => {
    const bot = makeBot(name);
    return isRefusal(bot) ? sentence(bot) : bot.name;
  });
  expect(names).toEqual(['random', 'greedy', 'expert', 'search']);
});

test('an unknown name is refused, and the refusal names the known ones', () => {
  expect(makeBot('grandmaster')).toMatchObject({
    refused: 'impossible',
    field: 'bot',
    expected: 'random or greedy or expert or search',
    found: '"grandmaster"',
  });
  expect(isRefusal(makeBot('constructor'))).toBe(true);
});
