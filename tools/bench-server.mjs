// The measurement of the hall as a server: its programs are bundled each time, so that what is measured is what stands here.
// Arguments are passed on.

import { join } from 'node:path';
import { ensureHallBuilt, ensureInstalled, root } from './setup.mjs';

const PROGRAMS = {
  'dist/unlimited-hall.js': 'server/testing/unlimited.ts',
  'dist/bench-client.js': 'bench/server/client/main.ts',
  'dist/bench-server.js': 'bench/server/main.ts',
};

await ensureInstalled();
await ensureHallBuilt();
const { bundle } = await import('./bundle.mjs');
for (const [output, entry] of Object.entries(PROGRAMS)) await bundle(join(root, entry), join(root, output));
await import(new URL('../dist/bench-server.js', import.meta.url).href);
