/** Before the tests of the hall: what runs in threads and processes of its own is bundled, as Node reads no TypeScript. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '@yamanote/tools/bundle';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Files of the bundled programs. */
    programs: {
      botWorker: string;
      storeWorker: string;
      victim: string;
      storeVictim: string;
      attacker: string;
      main: string;
    };
  }
}

const PROGRAMS = {
  botWorker: 'testing/bot-worker.ts',
  victim: 'testing/victim.ts',
  storeVictim: 'testing/store-victim.ts',
  attacker: 'testing/attacker.ts',
  main: 'main.ts',
} as const;

export default async function setUp(project: TestProject): Promise<() => void> {
  const server = join(import.meta.dirname, '..');
  // Inside the house, so that the programs find what is installed.
  const dist = join(server, '../dist');
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, 'testing-'));
  const programs: Record<string, string> = {};
  for (const [name, entry] of Object.entries(PROGRAMS)) {
    programs[name] = join(folder, `${name}.js`);
    await bundle(join(server, entry), programs[name]);
  }
  // Where the programs look for them.
  await bundle(join(server, 'bots/worker.ts'), join(folder, 'bot-worker.js'));
  programs.storeWorker = join(folder, 'store-worker.js');
  await bundle(join(server, 'store/embedded/worker.ts'), programs.storeWorker);
  project.provide('programs', programs as never);
  return () => rmSync(folder, { recursive: true });
}
