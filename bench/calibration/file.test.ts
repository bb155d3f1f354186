import { readFileSync } from 'node:fs';
import { botRooms } from '@yamanote/games/registry';
import { expect, test } from 'vitest';
import { fileOf } from './file.ts';

const LEVELS = { bound: 0.5, temperatures: [[0, 0.25] as const, [100, 0.125] as const] };

test('a file has a table for every edition that has one, in their order', () => {
  const game = { id: 'stones', editions: ['sea', 'river', 'lake'] as const };
  expect(fileOf(game, { river: LEVELS, sea: { ...LEVELS, bound: 1 } })).toBe(
    `import type { Levels } from '@yamanote/bots';

/** Found by \`npm run levels -- stones --write\`. */
export const levels = {
  sea: {
    bound: 1,
    temperatures: [
      [0, 0.25],
      [100, 0.125],
    ],
  },
  river: {
    bound: 0.5,
    temperatures: [
      [0, 0.25],
      [100, 0.125],
    ],
  },
} satisfies Readonly<Record<string, Levels>>;
`,
  );
});

test.each(Object.keys(botRooms))('what is committed for %s is what would be written', async (id) => {
  const { game, levels = {} } = await botRooms[id]();
  const withoutComment = (text: string) => text.replace(/\/\*\*.*\*\//, '');
  const file = readFileSync(new URL(`../../games/${id}/bots/levels.ts`, import.meta.url), 'utf8');
  expect(withoutComment(file)).toBe(withoutComment(fileOf(game, levels)));
});
