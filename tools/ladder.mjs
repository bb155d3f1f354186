// `npm run ladder`: how strong the bots are, measured and written to bots/LADDER.md. Arguments are passed on.

import { ensureBuilt, ensureInstalled } from './setup.mjs';

await ensureInstalled();
await ensureBuilt();
await ensureBuilt({ 'dist/ladder.js': 'cli/ladder/main.ts' });
await import(new URL('../dist/ladder.js', import.meta.url).href);
