import { readdirSync, readFileSync } from 'node:fs';
import { isRefusal, parseScenario, runScenario, sentence, type WholeGame } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { registry } from './registry.ts';

const here = new URL('./', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^[^/]+\/scenarios\/[^/]+\.json$/.test(path))
  .sort();

test.each(Object.keys(registry))('%s has scenarios', (game) => {
  expect(files.filter((file) => file.startsWith(`${game}/`))).not.toEqual([]);
});

for (const file of files) {
  const [folder, , name] = file.split('/');
  const json = readJson(file);
  rule(json.rules, json.title, async () => {
    expect(json.game).toBe(folder);
    expect(name, 'a scenario is named after its first rule').toContain(`${json.rules[0].toLowerCase()}-`);
    expect(differencesIn((await registry[folder]()).game, json)).toEqual([]);
  });
}

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(new URL(file, here), 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read`, { cause: error });
  }
}

/** What a scenario shows to be otherwise than expected; one that cannot be read or played shows only that. */
function differencesIn(game: WholeGame, json: unknown): string[] {
  const scenario = parseScenario(game, json);
  if (isRefusal(scenario)) return [sentence(scenario)];
  const found = runScenario(game, scenario);
  return isRefusal(found) ? [sentence(found)] : found;
}
