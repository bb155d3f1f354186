/**
 * A node in a process of its own, to be killed. Told where the store is, and the file that its thread runs: it looks at table
 * `a`, has its turn, and lives until then.
 */
import { pathToFileURL } from 'node:url';
import { openStore } from '../store/index.ts';

const [at, storeWorker] = process.argv.slice(2);
const store = await openStore({ at: JSON.parse(at), workerFile: pathToFileURL(storeWorker), plays: { victims: [1] } });
await store.presence.tell('a', { lookers: [{ guest: 'g', pace: 'calm' }], stuck: [1] });
console.log(JSON.stringify(await store.jobs.take('a', 'turn')));
