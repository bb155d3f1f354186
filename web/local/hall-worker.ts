/** The inside of the worker that is the hall on this device. */
import { serveDevice } from './serve.ts';

serveDevice(self, () => new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' }));
