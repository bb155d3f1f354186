/** What a worker thread of the hall runs. */
import { parentPort } from 'node:worker_threads';
import { botRooms } from '@yamanote/games/registry';
import { serveThoughts } from './thinker.ts';

if (parentPort === null) throw new Error('this file is run by the hall, in a worker thread');
serveThoughts(parentPort, botRooms);
