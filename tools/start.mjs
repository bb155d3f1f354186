// `npm start`: a match of Machi Koro against two bots. Arguments after `--` are passed on.

import { ensureBuilt, ensureInstalled } from './setup.mjs';

const command = ['play', 'machi-koro', '--seats', 'you,greedy,greedy', ...process.argv.slice(2)];

await ensureInstalled();
await ensureBuilt();

if (process.stdin.isTTY && process.stdout.isTTY) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...command);
  await import(new URL('../dist/cli.js', import.meta.url).href);
} else {
  console.log(`In a terminal this plays a match:\n  npx yamanote ${command.join(' ')}`);
}
