/** A thread of `yamanote simulate` or `yamanote arena`: does the shares it is sent, and sends back what came of them. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Job, loadJob } from './job.ts';
import type { Share } from './share.ts';

const work = await loadJob(workerData as Job);
parentPort?.on('message', (share: Share) => parentPort?.postMessage(work(share)));
