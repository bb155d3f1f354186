// `npm start`: opens the hall. Arguments after `--` are passed on: `npm start -- --share`.

import { ensureHallBuilt, ensureInstalled } from './setup.mjs';

await ensureInstalled();
await ensureHallBuilt();
await import(new URL('../dist/server.js', import.meta.url).href);
