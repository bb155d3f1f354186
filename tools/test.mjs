// `npm test`: every check there is. A part that passes is one line, a part that fails shows what it said; all parts run
// either way. The last line counts tests, each static check being one. With `--deep`, as in `npm run test:deep`: only the
// parts that have more to do in a deep run, in that.

import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, root } from './setup.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

await ensureInstalled();
// An old report must not speak for a run that broke.
for (const name of ['unit', 'rules', 'battery', 'cli', 'server', 'browser'])
  rmSync(join(root, `reports/${name}.json`), { force: true });

const results = process.argv.includes('--deep') ? await deepRun() : await usualRun();

console.log('');
for (const { name, seconds } of results) console.log(`${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s`);
const [passed, failed] = [sum(results.map((part) => part.passed)), sum(results.map((part) => part.failed))];
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

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
  return results;
}

/** Prints each part as soon as it and those before it are done. */
async function inOrder(parts) {
  const results = [];
  for (const part of parts) {
    const result = await part;
    const { name, passed, failed, output } = result;
    if (failed > 0) console.log(`✗ ${name}: ${passed} passed, ${failed} failed\n${output.trimEnd()}\n`);
    else console.log(`✓ ${name}: ${passed} passed`);
    results.push(result);
  }
  return results;
}

async function check(name, command) {
  const { status, output, seconds } = await run(command);
  return { name, seconds, output, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

/** The run's own report counts its tests. A run that shows nothing, or breaks outside of a test, is a failure. */
async function tests(name, command, project) {
  const { status, output, seconds } = await run(command);
  const { passed, failed } = readReport(project);
  const broken = failed === 0 && (status !== 0 || passed === 0);
  return {
    name,
    seconds,
    output: passed === 0 ? `${output}\nNo test passed.` : output,
    passed,
    failed: broken ? 1 : failed,
  };
}

function readReport(project) {
  try {
    return JSON.parse(readFileSync(join(root, `reports/${project}.json`), 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Runs a script of package.json as npm would, without the half second that npm takes each time. */
function run(command) {
  const start = performance.now();
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, { cwd: root, shell: true, env: { ...process.env, PATH: path, NO_COLOR: '1' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (status) =>
      resolve({ status, output: stripVTControlCharacters(output), seconds: (performance.now() - start) / 1000 }),
    );
  });
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
