import { defineConfig } from 'vitest/config';

const game = process.env.YAMANOTE_GAME;

export default defineConfig({
  // Mutants live in a copy of the project, while its packages link to the original: our games must come from the copy.
  resolve: {
    alias: [
      { find: /^@yamanote\/games\/(.+\/.+)$/, replacement: `${process.cwd()}/games/$1/index.ts` },
      { find: /^@yamanote\/games\/([^/]+)$/, replacement: `${process.cwd()}/games/$1.ts` },
    ],
  },
  test: {
    include: [`games/${game}/rules/**/*.test.ts`, 'games/*.test.ts'],
    exclude: ['**/*.battery.test.ts'],
    // Instrumented code is slow, and slower on a busy machine; the runner itself stops what never ends.
    testTimeout: 120_000,
  },
});
