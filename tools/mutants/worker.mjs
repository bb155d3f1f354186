/**
 * Runs the tests of a game in this thread. For each mutant everything is loaded anew, with the mutant at work from the first
 * line on: so values that are made once are tried as well, and no mutant leaves a trace for the next.
 */
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { makeDouble } from './vitest-double.mjs';

const { scripts, entries } = workerData;
const compiled = new Map(
  [...scripts].map(([name, code]) => [
    name,
    compileFunction(code, ['exports', 'require', 'module'], { filename: name }),
  ]),
);
const outside = createRequire(import.meta.url);
/** What the instrumented code looks at: see `stryMutAct_9fa48` in it. */
const switches = {};
globalThis.__stryker__ = switches;

// What a broken test has left running is nobody's concern.
process.on('unhandledRejection', () => {});

parentPort.on('message', async (job) => {
  parentPort.postMessage(job.is === 'rehearse' ? await rehearse() : await tryMutant(job));
});

/** The tests of one script, loaded anew: `open(entry)` gives them. */
function freshTests() {
  const double = makeDouble();
  const modules = new Map();
  const require = (name) => {
    if (name === 'vitest') return double.vitest;
    if (!name.startsWith('./')) return outside(name);
    const known = modules.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(name, module);
    compiled.get(name.slice(2))(module.exports, require, module);
    return module.exports;
  };
  const opened = new Map();
  return function open(entry) {
    if (!opened.has(entry)) {
      const before = double.tests.length;
      require(`./${entry}`);
      opened.set(entry, double.tests.slice(before));
    }
    return opened.get(entry);
  };
}

/** Every test once, with nothing broken: how long it takes, and how often it comes by each mutant. */
async function rehearse() {
  switches.mutantCoverage = { static: {}, perTest: {} };
  const open = freshTests();
  const tests = [];
  for (const entry of entries) {
    switches.currentTestId = undefined;
    for (const [index, { name, run }] of open(entry).entries()) {
      switches.currentTestId = `${entry}#${index}`;
      const start = performance.now();
      try {
        await run();
      } catch (error) {
        return { is: 'failed', why: `${name} fails with nothing broken: ${error.message}` };
      }
      const hits = switches.mutantCoverage.perTest[switches.currentTestId] ?? {};
      tests.push({ entry, index, name, duration: performance.now() - start, hits });
    }
  }
  return { is: 'rehearsed', tests, hitsOnLoading: switches.mutantCoverage.static };
}

/** The first test that notices the mutant, by its place in the job's list; `null` if none does. */
async function tryMutant({ mutant, tests }) {
  switches.activeMutant = mutant;
  switches.currentTestId = undefined;
  const open = freshTests();
  for (const [place, { entry, index, mostHits }] of tests.entries()) {
    parentPort.postMessage({ is: 'testing', place });
    // Most loops that never end come by the mutant each time around.
    switches.hitCount = 0;
    switches.hitLimit = mostHits;
    try {
      await open(entry)[index].run();
    } catch {
      return { is: 'tried', killer: place };
    }
  }
  return { is: 'tried', killer: null };
}
