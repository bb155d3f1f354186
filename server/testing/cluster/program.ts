/** A hall or a worker in a process of its own, to be killed, paused and cut off. Told as JSON what it is. */
import { pathToFileURL } from 'node:url';
import { startHall, startWorker } from '../../index.ts';
import { NO_LIMITS } from '../no-limits.ts';
import { testRegistry } from '../registry.ts';
import { learnTomorrowsStep, type Release, tomorrowsRegistry } from './tomorrow.ts';

/** Where its bots think, or that it sees to those of others. */
export type Role = 'here' | 'elsewhere' | 'worker';

export interface Told {
  role: Role;
  store: string;
  key: string;
  /** Before the next release, or after it. */
  release: Release;
  botWorker: string;
  /** Milliseconds by which its clock is ahead of the others'. */
  ahead: number;
}

const { role, store, key, release, botWorker, ahead }: Told = JSON.parse(process.argv[2]);
const { now } = Date;
Date.now = () => now() + ahead;
if (release === 'tomorrow') learnTomorrowsStep();
/** As long as a page waits at most, when its node is replaced. */
const DRAIN = 2000;
const settings = {
  // Nothing is kept there, as there is a database.
  data: '/nonexistent',
  store,
  key,
  botPace: 0,
  botBudget: 30,
  thinkers: 1,
  sealWait: 500,
  openWait: 5000,
  registry: release === 'tomorrow' ? tomorrowsRegistry : testRegistry,
  botWorker: pathToFileURL(botWorker),
  log: (line: object) => {
    if ('level' in line && line.level !== 'info') console.error(JSON.stringify(line));
  },
};

// Nobody else ends it when whoever started it is gone.
process.on('disconnect', () => process.exit());
if (role === 'worker') {
  const worker = await startWorker(settings);
  endInGoodOrder(() => worker.close());
  console.log('open');
} else {
  const hall = await startHall({
    ...settings,
    bots: role,
    port: 0,
    host: '127.0.0.1',
    webRoot: null,
    limits: NO_LIMITS,
  });
  endInGoodOrder(() => hall.close(DRAIN));
  console.log(hall.address);
}

function endInGoodOrder(close: () => Promise<void>): void {
  process.once('SIGTERM', () => close().then(() => process.exit(0)));
}
