/** The rules in every language: the same ids in the same order, and the same squares, references and figures in each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testRules } from '@yamanote/tools/voice';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '..');
const ENTRY = /(?:^- |^\| )\*\*(NST-[\w.]+)/;

/** By id: the text of a rule. */
function rulesIn(file: string): Map<string, string> {
  const rules = new Map<string, string>();
  let id: string | null = null;
  for (const line of readFileSync(join(FOLDER, file), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) id = null;
    id = ENTRY.exec(line)?.[1] ?? id;
    if (id !== null) rules.set(id, `${rules.get(id) ?? ''} ${line}`);
  }
  return rules;
}

const english = rulesIn('RULES.md');

test.each(['RULES.de.md', 'RULES.ja.md'])('%s has every rule, and names the same things in it', (file) => {
  const translated = rulesIn(file);
  expect([...translated.keys()]).toEqual([...english.keys()]);
  expect(translated.size).toBeGreaterThan(100);
  const named = (text: string | undefined) => [...new Set(text?.match(/\b[A-M]\d\d?\b|NST-[\w.]*\w/g))].sort();
  for (const [id, text] of english) expect(named(translated.get(id)), id).toEqual(named(text));
});

test.each(['RULES.de.md', 'RULES.ja.md'])('%s has the same figures above ten', (file) => {
  const translated = rulesIn(file);
  const figures = (text: string | undefined) =>
    (text?.replaceAll(/[A-M]\d\d?|NST-[\w.]*\w/g, '').match(/\d{2,}/g) ?? []).sort();
  for (const [id, text] of english) expect(figures(translated.get(id)), id).toEqual(figures(text));
});

testRules({ room: 'next-station-tokyo', folder: new URL('../', import.meta.url) });
