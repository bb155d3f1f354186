// Learns anew what the bots of a game go by, from self-play with a fixed seed, and writes it into its folder.

import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBundled } from './bundle.mjs';
import { ensureInstalled } from './setup.mjs';

await ensureInstalled();
const game = process.argv[2] ?? '';
const folder = join(import.meta.dirname, '../games', game, 'bots');
const entry = join(folder, 'learn/index.ts');
if (game === '' || !existsSync(entry)) {
  console.error(`learn: expected a game whose bots learn, found "${game}"`);
  process.exit(2);
}
const { learn } = await runBundled(entry, {});
for (const [file, text] of Object.entries(learn((line) => console.log(line)))) {
  writeFileSync(join(folder, file), text);
}
execFileSync('npx', ['biome', 'check', '--write', folder], { stdio: 'inherit' });
