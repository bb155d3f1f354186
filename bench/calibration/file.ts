/** A game's `bots/levels.ts`, as it is written and committed. */
import type { Levels } from '@yamanote/bots';
import type { Game } from '@yamanote/kernel';

/** `tables`: by edition; one that has none is left out, and the compiler asks for it. */
export function fileOf(
  { id, editions }: Pick<Game, 'id' | 'editions'>,
  tables: Readonly<Record<string, Levels>>,
): string {
  const there = editions.filter((edition) => Object.hasOwn(tables, edition));
  return `import type { Levels } from '@yamanote/bots';

/** Found by \`npm run levels -- ${id} --write\`. */
export const levels = {
${there.map((edition) => tableOf(edition, tables[edition])).join('\n')}
} satisfies Readonly<Record<string, Levels>>;
`;
}

function tableOf(edition: string, { bound, temperatures }: Levels): string {
  return `  ${edition}: {
    bound: ${bound},
    temperatures: [
${temperatures.map(([strength, temperature]) => `      [${strength}, ${temperature}],`).join('\n')}
    ],
  },`;
}
