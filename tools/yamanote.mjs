#!/usr/bin/env node
// `npx yamanote …` in a clone, even a fresh one.

import { ensureBuilt, ensureInstalled } from './setup.mjs';

await ensureInstalled();
await ensureBuilt();
await import(new URL('../dist/cli.js', import.meta.url).href);
