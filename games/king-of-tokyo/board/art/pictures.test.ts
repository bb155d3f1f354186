import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS, MONSTERS } from '@yamanote/games/king-of-tokyo/rules';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

test('every card has a picture of its own', () => {
  const pictures = new Map(
    [...read('cards.svg').matchAll(/<symbol id="([\w-]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id, shapes]) => [
      id,
      shapes,
    ]),
  );
  expect([...pictures.keys()].sort()).toEqual(CARDS.map(({ id }) => id).sort());
  expect(new Set(pictures.values()).size).toBe(CARDS.length);
});

test('pictures refer only to what is in their file', () => {
  for (const file of ['cards.svg', 'monsters.svg']) {
    const text = read(file);
    for (const [, id] of text.matchAll(/href="#([\w-]+)"/g)) expect(text).toContain(`id="${id}"`);
  }
});

test('every monster has a drawing and an outline', () => {
  const text = read('monsters.svg');
  for (const monster of MONSTERS) {
    expect(text).toContain(`id="${monster}"`);
    expect(text).toContain(`id="${monster}-outline"`);
  }
});
