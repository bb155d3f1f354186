#!/usr/bin/env -S node --max-semi-space-size=32
// `npx yamanote …` in a clone, even a fresh one. Commands of the hall go to its program, all others to the command line.

import { hallCommands } from './hall-commands.mjs';
import { ensureBuilt, ensureHallBuilt, ensureInstalled } from './setup.mjs';

const [first, second] = process.argv.slice(2).filter((word) => word !== '--debug');
const isForTheHall = hallCommands.includes(first === 'help' ? second : first);

await ensureInstalled();
await (isForTheHall ? ensureHallBuilt(first === 'serve') : ensureBuilt());
await import(new URL(isForTheHall ? '../dist/server.js' : '../dist/cli.js', import.meta.url).href);
