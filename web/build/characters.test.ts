import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { charactersOfTheHouse } from './characters.ts';

const GAMES = join(import.meta.dirname, '../../games');
const { latin, signs, japanese, rules } = charactersOfTheHouse();

function charactersIn(name: string): string[] {
  const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(`/${name}`));
  expect(files.length).toBeGreaterThan(0);
  const text = files.map((file) => readFileSync(join(GAMES, file), 'utf8')).join('');
  return [...new Set(text)].filter((character) => character >= ' ');
}

it.each([
  ['RULES.md', latin + signs],
  ['RULES.de.md', latin + signs],
  ['RULES.ja.md', latin + japanese + rules],
])('every character of each %s is in the fonts', (name, fonts) => {
  expect(charactersIn(name).filter((character) => !fonts.includes(character))).toEqual([]);
});

it('what only the rules have is no burden to other pages', () => {
  expect([...rules].filter((character) => japanese.includes(character))).toEqual([]);
});
