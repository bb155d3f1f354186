// `npm run test:mutants [-- GAME]`: breaks a game's rules in many small ways and asks whether a test notices.

import { existsSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

const game = process.argv[2] ?? 'machi-koro';
if (!existsSync(`games/${game}/rules`)) throw new Error(`There is no game ${game}`);
// Read by mutants.vitest.config.ts in the processes that run the tests.
process.env.YAMANOTE_GAME = game;

await new Stryker({
  mutate: [`games/${game}/rules/**/*.ts`, '!**/*.test.ts', '!**/testing/**'],
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tools/mutants.vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignorePatterns: ['dist', 'reports', 'coverage'],
  // Stryker would rewrite our tsconfig.json through the compiler API, which TypeScript 7 does not have.
  tsconfigFile: 'none',
  cleanTempDir: 'always',
  logLevel: 'warn',
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutants/${game}.html` },
  jsonReporter: { fileName: `reports/mutants/${game}.json` },
}).runMutationTest();
