/** A thread of `yamanote simulate`: plays the shares it is sent, and sends back what it has counted. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadSimulation, type Share, type Simulation } from './simulation.ts';

const play = await loadSimulation(workerData as Simulation);
parentPort?.on('message', (share: Share) => parentPort?.postMessage(play(share)));
