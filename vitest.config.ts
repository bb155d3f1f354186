import { defineConfig } from 'vitest/config';

const battery = '**/*.battery.test.ts';
const cli = '**/*.e2e.test.ts';
const server = '**/*.server.test.ts';
const browser = '**/*.browser.test.ts';
const elsewhere = ['**/node_modules/**', 'dist/**'];

export default defineConfig(({ mode }) => ({
  oxc: { jsx: { importSource: 'preact' } },
  test: {
    // A filter may leave a project empty; `npm test` counts an empty project as a failure.
    passWithNoTests: true,
    // One worker a core: left to itself, vitest keeps a core free, which on a machine with two is half of it.
    maxWorkers: '100%',
    reporters: ['default', './tools/testing/reporter.ts'],
    env: mode === 'deep' ? { YAMANOTE_DEEP: '1' } : {},
    // `npm run coverage`: how much of what pages decide is tried without a browser. What they draw, and what they say, is
    // tried in one.
    coverage: {
      provider: 'v8',
      include: ['web/**/*.ts', 'kit/**/*.ts'],
      exclude: ['**/*.tsx', '**/*.test.ts', '**/*.d.ts', '**/testing/**', 'web/build/**', 'web/**/{en,de,ja}.ts'],
      reporter: ['text', 'text-summary'],
      reportsDirectory: 'reports/coverage',
      thresholds: { lines: 80, statements: 80 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...elsewhere, battery, cli, server, browser],
          // Rules are pure, so files may share a thread and the modules it has loaded.
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'battery', include: [battery], exclude: elsewhere, pool: 'threads', testTimeout: 600_000 },
      },
      {
        extends: true,
        test: { name: 'cli', include: [cli], exclude: elsewhere, pool: 'forks', testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [server],
          exclude: elsewhere,
          // The data file is read and written by native code.
          pool: 'forks',
          globalSetup: ['server/testing/set-up.ts', 'server/testing/postgres/set-up.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          exclude: elsewhere,
          pool: 'forks',
          // A browser and a hall at a time are enough for a small machine.
          fileParallelism: false,
          globalSetup: ['web/testing/set-up.ts'],
          testTimeout: 180_000,
          // What a page shows is waited for, as locators wait: pages draw when they can, and a loaded machine takes its time.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
}));
