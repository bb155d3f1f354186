import { isRefusal, sentence } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { makeBot } from './bots.ts';
import { BOT_NAMES, isBotName, LEVEL_NAMES } from './names.ts';

const NAMES = [...BOT_NAMES, ...LEVEL_NAMES, 'level-0', 'level-7', 'level-50', 'level-100'];

test('every bot can be made, and goes by its name', () => {
  const made = NAMES.map((name) => {
    const bot = makeBot(name);
    return isRefusal(bot) ? sentence(bot) : bot.name;
  });
  expect(made).toEqual(NAMES);
  expect(NAMES.every(isBotName)).toBe(true);
});

test('an unknown name is refused, and the refusal names the known ones', () => {
  expect(makeBot('grandmaster')).toMatchObject({
    refused: 'impossible',
    field: 'bot',
    expected: 'random or greedy or expert or search or gentle or easy or normal or hard or level-0 … level-100',
    found: '"grandmaster"',
  });
});

test.each(['constructor', 'level-', 'level-101', 'level-007', 'level-5.5', 'level--1', 'Level-5', 'level-5 ', ''])(
  'there is no bot called "%s"',
  (name) => {
    expect(isRefusal(makeBot(name))).toBe(true);
    expect(isBotName(name)).toBe(false);
  },
);

test('a game’s yardsticks are bots like any other, by their own names', () => {
  const judgement = { evaluate: () => 0, yardsticks: [{ name: 'order-seven', answer: () => 7 }] };
  const bot = makeBot('order-seven', judgement);
  if (isRefusal(bot)) throw new Error(sentence(bot));
  expect([bot.name, bot.answer(null as never, null as never, 0, null as never)]).toEqual(['order-seven', 7]);
  expect(isRefusal(makeBot('order-seven'))).toBe(true);
  expect(makeBot('order-eight', judgement)).toMatchObject({ expected: expect.stringMatching(/ or order-seven$/) });
});
