// `npm run test:mutants -- GAME`: breaks a game's rules in many small ways and asks whether a test notices. The tests are
// those beside the rules, and the scenarios.

import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { bundleTests } from './mutants/bundle.mjs';
import { makeCandidates } from './mutants/candidates.mjs';
import { instrument } from './mutants/instrument.mjs';
import { makeRunner } from './mutants/runner.mjs';

/** So many of a hundred must be noticed. */
const THRESHOLD = 85;

/** A test that takes longer than this (in milliseconds) is left out: it would run for every survivor. */
const TOO_SLOW = 5_000;

const game = process.argv[2] ?? 'machi-koro';
const rules = resolve(`games/${game}/rules`);
if (!existsSync(rules)) throw new Error(`There is no game ${game}`);

const { sources, mutants } = await instrument(rules);
const files = [...testsBesideRules(), resolve('games/scenarios.test.ts')];
const bundle = await bundleTests(files, sources);
const runners = Array.from({ length: availableParallelism() }, () => makeRunner(bundle));

const { tests, hitsOnLoading } = await runners[0].rehearse();
// Other games have scenarios as well.
const own = tests.filter(({ entry, hits }) => entry !== bundle.entries.at(-1) || Object.keys(hits).length > 0);
const quick = own.filter(({ duration }) => duration <= TOO_SLOW);
const candidates = makeCandidates(quick, hitsOnLoading);
console.log(`${mutants.length} ways to break ${game}, ${quick.length} tests to notice it`);
for (const { name, duration } of own)
  if (duration > TOO_SLOW) console.log(`left out, as it takes ${(duration / 1000).toFixed(0)} s: ${name}`);

const survivors = [];
const waiting = mutants.values();
await Promise.all(runners.map(tryThem));
await Promise.all(runners.map((runner) => runner.stop()));
conclude();

function testsBesideRules() {
  return readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.battery.test.ts'))
    .map((name) => join(rules, name));
}

async function tryThem(runner) {
  for (const mutant of waiting) {
    if (process.stderr.isTTY) process.stderr.write(`\r${mutant.id} …`);
    const found = await runner.tryMutant(mutant.id, candidates.of(mutant));
    if (found === null) survivors.push(mutant);
    else candidates.noteNoticed(mutant, found.test);
  }
}

function conclude() {
  survivors.sort((a, b) => Number(a.id) - Number(b.id));
  for (const { fileName, location, mutatorName, replacement } of survivors) {
    const { line, column } = location.start;
    const place = `${relative('.', fileName)}:${line + 1}:${column + 1}`;
    console.log(`${place} survives: ${mutatorName}, ${replacement.replace(/\s+/g, ' ')}`);
  }
  const noticed = mutants.length - survivors.length;
  const score = (100 * noticed) / mutants.length;
  console.log(`\n${noticed} of ${mutants.length} noticed, ${score.toFixed(1)} %`);
  process.exitCode = score >= THRESHOLD ? 0 : 1;
}
