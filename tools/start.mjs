// `npm start`: opens the hall. Arguments after `--` are passed on: `npm start -- --share`.

import { ensureHallBuilt, ensureInstalled } from './setup.mjs';

await ensureInstalled();
await ensureHallBuilt();

// Whoever ends npm ends its hall. The shell between the two passes no signal on, and dies; then somebody else is our parent.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref();
}
await import(new URL('../dist/server.js', import.meta.url).href);
