import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** A game's rules as one module that needs no other, kernel included: nothing that changes later can reach them. */
export async function bundleRules(root, game) {
  const index = join(root, `games/${game}/rules/index.ts`);
  const [, name] = /^export const (\w+): WholeGame</m.exec(readFileSync(index, 'utf8'));
  const entry = 'frozen';
  const build = await rolldown({
    cwd: root,
    input: entry,
    platform: 'neutral',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${name} as game } from ${JSON.stringify(index)};` : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false, comments: false });
  await build.close();
  return output[0].code;
}
