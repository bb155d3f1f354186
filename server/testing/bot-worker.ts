import { parentPort } from 'node:worker_threads';
import { serveThoughts } from '../bots/thinker.ts';
import { testRegistry } from './registry.ts';

if (parentPort !== null) serveThoughts(parentPort, testRegistry);
