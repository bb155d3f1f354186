// `npm test`: every check there is. A part that passes is one line, a part that fails shows what it said; all parts run
// either way. The last line counts tests, each static check being one. With `--deep`, as in `npm run test:deep`: only the
// parts that have more to do in a deep run, in that.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check, conclude, inOrder, tests } from './parts.mjs';
import { ensureInstalled, root } from './setup.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

await ensureInstalled();
// The rules report reads what the units left; an old one must not speak for a run that broke.
rmSync(join(root, 'reports/rules.json'), { force: true });

const results = process.argv.includes('--deep') ? await deepRun() : await usualRun();

console.log('');
for (const { name, seconds } of results) console.log(`${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s`);
conclude(results);

async function usualRun() {
  return [
    // The static checks take one core each at most, so they run side by side.
    ...(await inOrder([
      check('format and lint', scripts['check:format']),
      check('types', scripts['check:types']),
      check('imports', scripts['check:imports']),
      check('unused code', scripts['check:unused']),
    ])),
    ...(await inOrder([tests('units and scenarios', scripts['test:unit'], 'unit')])),
    ...(await inOrder([check('rules report', `${scripts['rules:report']} --from reports/rules.json`)])),
    ...(await inOrder([tests('battery', scripts['test:battery'], 'battery')])),
    ...(await inOrder([tests('command line', scripts['test:cli'], 'cli')])),
    ...(await inOrder([tests('server', scripts['test:server'], 'server')])),
    ...(await inOrder([tests('browser', scripts['test:browser'], 'browser')])),
  ];
}

async function deepRun() {
  const results = [];
  for (const part of ['battery', 'server', 'browser'])
    results.push(...(await inOrder([tests(`${part}, deep`, `${scripts[`test:${part}`]} --mode deep`, part)])));
  results.push(...(await inOrder([check('house struck', scripts['test:cluster'])])));
  return [...results, ...(await inOrder([check('house upgraded', `${scripts['test:cluster']} --upgrade`)]))];
}
