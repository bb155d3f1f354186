// `npm start`: `yamanote serve`. Arguments after `--` are passed on: `npm start -- --share`.

import { ensureHallBuilt, ensureInstalled } from './setup.mjs';

await ensureInstalled();
await ensureHallBuilt();

// Whoever ends npm ends its hall. The shell between the two passes no signal on, and dies; then somebody else is our parent.
// Once: told twice, a hall would end at once instead of in good order.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
process.argv.splice(2, 0, 'serve');
await import(new URL('../dist/server.js', import.meta.url).href);
