// `npm run build`: all that people start, as `npm start` and `npx yamanote` would build it when they need it.

import { ensureBuilt, ensureHallBuilt, ensureInstalled } from './setup.mjs';

await ensureInstalled();
await ensureBuilt();
await ensureHallBuilt();
