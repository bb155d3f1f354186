/** The examples of the guide are played, so that they stay true. */
import { readFileSync } from 'node:fs';
import { isRefusal, parseScenario, runScenario, sentence, type WholeGame } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { parseAction } from './actions.ts';
import { kingOfTokyo } from './index.ts';
import { at } from './testing/at.ts';

const guide = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = Array.from(guide.matchAll(/```json\n(.*?)```/gs), ([, text]) => JSON.parse(text));

test('positions', () => {
  const positions = examples.filter((example) => !('game' in example));
  expect(positions).toHaveLength(2);
  for (const position of positions) expect(at(position).stack).not.toEqual([]);
});

test('a scenario', () => {
  const [json, ...others] = examples.filter((example) => 'game' in example);
  expect(others).toEqual([]);
  const scenario = parseScenario(kingOfTokyo as unknown as WholeGame, json);
  if (isRefusal(scenario)) throw new Error(sentence(scenario));
  expect(runScenario(kingOfTokyo, scenario)).toEqual([]);
});

test('actions', () => {
  const actions = Array.from(guide.matchAll(/`(\{ "do": [^`]*\})`/g), ([, text]) => JSON.parse(text));
  expect(actions.length).toBeGreaterThan(18);
  for (const action of actions) expect(parseAction(action)).toEqual(action);
});
