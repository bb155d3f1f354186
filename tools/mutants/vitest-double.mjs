/** As much of vitest as the tests of rules use: they are collected here, and run by whoever asks. */
import { expect as vitestExpect } from 'vitest';

/** @typedef {{ name: string, run: () => unknown }} Test */

/** @returns a stand-in for vitest, and the tests that were declared with it so far */
export function makeDouble() {
  /** @type {Test[]} */
  const tests = [];
  const groups = [];
  const test = (name, ...rest) => {
    const proof = rest.find((part) => typeof part === 'function');
    tests.push({ name: [...groups, name].join(' > '), run: () => proof({ task: { meta: {} } }) });
  };
  test.each = (rows) => (name, proof) => {
    for (const row of rows) test(name, () => (Array.isArray(row) ? proof(...row) : proof(row)));
  };
  const describe = (name, declare) => {
    groups.push(name);
    declare();
    groups.pop();
  };
  return { tests, vitest: { test, it: test, describe, expect } };
}

/** Whether a test expects anything at all is known from its usual run. */
const expect = Object.assign((...values) => vitestExpect(...values), vitestExpect, { hasAssertions() {} });
