// The benchmarks, bundled first: the figures are those of the program that people run. Arguments are passed on.

import { ensureBuilt, ensureInstalled } from './setup.mjs';

await ensureInstalled();
await ensureBuilt();
await ensureBuilt({ 'dist/bench.js': 'bench/main.ts' });
await import(new URL('../dist/bench.js', import.meta.url).href);
