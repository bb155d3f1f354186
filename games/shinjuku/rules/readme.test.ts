import { readFileSync } from 'node:fs';
import { isRefusal, parseScenario, runScenario, sentence } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { shinjuku } from './index.ts';
import { playedAt } from './played-at.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [position, scenario] = Array.from(readme.matchAll(/```json\n(.*?)```/gs), ([, json]) => JSON.parse(json));

test('the position in the README is one', () => {
  const state = playedAt(position);
  expect(state.stack.map(({ kind }) => kind)).toEqual(['end-turn', 'action', 'ride']);
  expect(shinjuku.makePosition(state)).toMatchObject({ ...position, queue: [{}, {}, {}, {}] });
});

test('the scenario in the README runs', () => {
  const parsed = parseScenario(shinjuku, scenario);
  if (isRefusal(parsed)) throw new Error(sentence(parsed));
  expect(runScenario(shinjuku, parsed)).toEqual([]);
});

test('the README names every option and every step', () => {
  for (const option of Object.keys(shinjuku.options)) expect(readme).toContain(`| \`${option}\` |`);
  for (const [kind, rule] of Object.entries(shinjuku.rules))
    if (rule.is !== 'step') expect(readme).toContain(`\`${kind}\``);
});
