// Calibrates the levels of the bots, bundled first: see bench/levels.ts. Arguments are passed on.

import { ensureBuilt, ensureInstalled } from './setup.mjs';

await ensureInstalled();
await ensureBuilt({ 'dist/levels.js': 'bench/levels.ts' });
await import(new URL('../dist/levels.js', import.meta.url).href);
