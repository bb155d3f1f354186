import { isRefusal, parseScenario, sentence, type WholeGame } from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { expect, test } from 'vitest';
import { words } from '../words/index.ts';
import { differencesIn } from './scenario.ts';

test('rules that break are what a scenario has found, and hide no other file', () => {
  const broken = {
    ...lanterns,
    standing() {
      throw new Error('more than 10000 automatic steps');
    },
  } as unknown as WholeGame;
  const scenario = parseScenario(broken, {
    game: 'lanterns',
    rules: ['LA-1'],
    seats: 2,
    position: { step: 'throw' },
    moves: [],
    expect: { standing: { winners: [] } },
  });
  if (isRefusal(scenario)) throw new Error(sentence(scenario));
  const { differences, complaints } = words.en;
  expect(differencesIn(broken, scenario, differences, complaints.rulesBroke)).toEqual([
    'the rules broke: more than 10000 automatic steps',
  ]);
});
