// Keeps a version of a game under games/GAME/past/vN/. What is there already is never written anew: it was played by.
//
//   npm run freeze GAME             before its rules change: they become one file, by which matches of this version go on,
//                                   and the golden matches are kept beside it
//   npm run freeze GAME -- --logs   after they changed and `version` rose: whole matches, which every later commit must
//                                   replay to the same end

import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { bundleRules } from './freeze/rules.mjs';
import { root } from './setup.mjs';

const [game = '', ...flags] = process.argv.slice(2);
const index = join(root, `games/${game}/rules/played.ts`);
if (!/^[a-z-]+$/.test(game) || !existsSync(index)) {
  console.error(
    `npm run freeze GAME [-- --logs]: expected a folder of games/ with rules, found ${JSON.stringify(game)}`,
  );
  process.exit(2);
}
const version = Number(/^ {2}version: (\d+),$/m.exec(readFileSync(index, 'utf8'))[1]);
const folder = `games/${game}/past/v${version}`;
mkdirSync(join(root, folder), { recursive: true });

await keep('logs', async (path) => {
  const workshop = mkdtempSync(join(tmpdir(), 'yamanote-freeze-'));
  await bundle(join(root, 'tools/freeze/logs.ts'), join(workshop, 'logs.mjs'));
  execFileSync(process.execPath, [join(workshop, 'logs.mjs'), game, path]);
  rmSync(workshop, { recursive: true });
});
if (!flags.includes('--logs')) {
  await keep('rules.js', async (path) => writeFileSync(path, await bundleRules(root, game)));
  await keep('golden.json', async (path) => copyFileSync(join(root, `games/${game}/golden/matches.json`), path));
}

async function keep(name, write) {
  const path = join(root, folder, name);
  if (existsSync(path)) return console.log(`${folder}/${name} is there already and stays as it is`);
  await write(path);
  console.log(`${folder}/${name} is written`);
}
