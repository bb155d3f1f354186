// The parts of a test run: what runs, what is said of it, and how it is counted.

import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './setup.mjs';

/** Prints each part as soon as it and those before it are done. */
export async function inOrder(parts) {
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

export async function check(name, command) {
  const { status, output, seconds } = await run(command);
  return { name, seconds, output, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

/**
 * The run's own report counts its tests. A run that shows nothing, or breaks outside of a test, is a failure. Programs are
 * looked for in the folders `bin` first.
 */
export async function tests(name, command, project, bin = []) {
  // An old report must not speak for a run that broke.
  rmSync(reportOf(project), { force: true });
  const { status, output, seconds } = await run(command, bin);
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

function reportOf(project) {
  return join(root, `reports/${project}.json`);
}

function readReport(project) {
  try {
    return JSON.parse(readFileSync(reportOf(project), 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Runs a script of package.json as npm would, without the half second that npm takes each time. */
function run(command, bin = []) {
  const start = performance.now();
  const path = [...bin, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
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

/** The last line counts tests, each static check being one. */
export function conclude(results) {
  const [passed, failed] = [sum(results.map((part) => part.passed)), sum(results.map((part) => part.failed))];
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
