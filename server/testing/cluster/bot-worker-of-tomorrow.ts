import { parentPort } from 'node:worker_threads';
import { serveThoughts } from '../../bots/thinker.ts';
import { tomorrowsRegistry } from './tomorrow.ts';

if (parentPort !== null) serveThoughts(parentPort, tomorrowsRegistry);
