// `npm run test:cluster`: kills, pauses and cuts a house of several nodes on a real PostgreSQL. Arguments are passed on.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { ensureInstalled } from './setup.mjs';

await ensureInstalled();
const { bundleCluster } = await import('./cluster-programs.mjs');
const { folder, programs } = await bundleCluster({ main: 'testing/cluster/main.ts' });
try {
  const given = [programs.main, JSON.stringify(programs), ...process.argv.slice(2)];
  const [code] = await once(spawn(process.execPath, given, { stdio: 'inherit' }), 'exit');
  process.exitCode = code ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
