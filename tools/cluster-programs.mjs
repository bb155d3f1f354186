// The programs of a house that is tried: its nodes and workers, and the people.

import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from './setup.mjs';

const ENTRIES = {
  member: 'testing/cluster/program.ts',
  client: 'testing/cluster/client.ts',
  botWorker: 'testing/bot-worker.ts',
  botWorkerOfTomorrow: 'testing/cluster/bot-worker-of-tomorrow.ts',
};

/**
 * Into a folder of their own inside the house, so that they find what is installed.
 * @param {Readonly<Record<string, string>>} more entries of the server
 */
export async function bundleCluster(more = {}) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'dist/cluster-'));
  /** @type {Record<string, string>} */
  const programs = {};
  for (const [name, entry] of Object.entries({ ...ENTRIES, ...more })) {
    programs[name] = join(folder, `${name}.js`);
    await bundle(join(root, 'server', entry), programs[name]);
  }
  return { folder, programs };
}
