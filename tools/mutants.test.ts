import { expect, onTestFinished, test } from 'vitest';
import { makeRunner } from './mutants/runner.mjs';
import { plantTree, runTool } from './testing/tree.ts';

/** Rules of which the second is proved but in part; broken, the third never ends; the last is made when it is loaded. */
const rules = `
export function larger(a: number, b: number): number {
  return a > b ? a : b;
}

export function isFull(count: number): boolean {
  return count >= 4;
}

export function countTo(end: number): number {
  let count = 0;
  while (count !== end) count++;
  return count;
}

export const PRICES = [3, 5].map((price) => price * 2);
`;

const proofs = `
import { describe, expect, test } from 'vitest';
import { countTo, isFull, larger, PRICES } from './index.ts';

describe('numbers', () => {
  test.each([[1, 2, 2], [2, 1, 2]])('the larger of two', (a, b, most) => {
    expect(larger(a, b)).toBe(most);
  });
});
test('a full table', async () => {
  expect(isFull(5)).toBe(true);
  expect(isFull(3)).toBe(false);
});
test('counting', () => {
  expect(countTo(3)).toBe(3);
});
test('prices', () => {
  expect(PRICES).toEqual([6, 10]);
});
`;

function tryOut(tests: string) {
  const files = {
    'games/go/rules/index.ts': rules,
    'games/go/rules/index.test.ts': tests,
    'games/scenarios.test.ts': '',
  };
  return runTool('mutants.mjs', plantTree(files), 'go');
}

test('what no test notices is named with its place', () => {
  const { lines, status } = tryOut(proofs);
  expect(lines).toEqual([
    '17 ways to break go, 5 tests to notice it',
    'games/go/rules/index.ts:3:10 survives: EqualityOperator, a >= b',
    'games/go/rules/index.ts:7:10 survives: EqualityOperator, count > 4',
    '',
    '15 of 17 noticed, 88.2 %',
  ]);
  expect(status).toBe(0);
});

test('rules of which too much goes unnoticed fail', () => {
  const { lines, status } = tryOut(proofs.replace(/test\('a full table'[\s\S]*?\n}\);/, ''));
  expect(lines).toContain('games/go/rules/index.ts:6:48 survives: BlockStatement, {}');
  expect(lines.at(-1)).toBe('11 of 17 noticed, 64.7 %');
  expect(status).toBe(1);
});

function runnerOf(script: string) {
  const runner = makeRunner({ scripts: new Map([['a.cjs', script]]), entries: ['a.cjs'] }, () => 200);
  onTestFinished(() => void runner.stop());
  return runner;
}

test('tests that fail with nothing broken prove nothing', async () => {
  const runner = runnerOf(`require('vitest').test('one', () => { throw new Error('no') });`);
  await expect(runner.rehearse()).rejects.toThrow('one fails with nothing broken: no');
});

test('a test that never ends is stopped, and the next mutant is tried', async () => {
  const runner = runnerOf(`require('vitest').test('waits', () => { while (__stryker__.activeMutant === '1'); });`);
  const { tests } = await runner.rehearse();
  const [waits] = tests.map((one: object) => ({ ...one, mostHits: 0 }));
  expect(await runner.tryMutant('1', [waits])).toEqual({ test: waits, endless: true });
  expect(await runner.tryMutant('2', [waits])).toBeNull();
});
