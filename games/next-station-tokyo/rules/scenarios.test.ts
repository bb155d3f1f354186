import { readdirSync, readFileSync } from 'node:fs';
import { isRefusal, parseScenario, runScenario, sentence } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { nextStation } from './index.ts';

const folder = new URL('../scenarios/', import.meta.url);

for (const name of readdirSync(folder).sort()) {
  const json = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  rule(json.rules, json.title, () => {
    expect(name, 'a scenario is named after its first rule').toContain(`${json.rules[0].toLowerCase()}-`);
    expect(differencesIn(json)).toEqual([]);
  });
}

/** What a scenario shows to be otherwise than expected; one that cannot be read or played shows only that. */
function differencesIn(json: unknown): string[] {
  const scenario = parseScenario(nextStation as never, json);
  if (isRefusal(scenario)) return [sentence(scenario)];
  const found = runScenario(nextStation, scenario);
  return isRefusal(found) ? [sentence(found)] : found;
}
