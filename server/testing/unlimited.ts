/**
 * The hall as people start it, but nobody is limited: to be measured by programs, which ask more from one address than
 * people would. Told as JSON what it is.
 */
import { fileURLToPath } from 'node:url';
import { type NodeSettings, startHall, startWorker } from '../index.ts';
import { beThrifty } from '../program/thrift.ts';
import { NO_LIMITS } from './no-limits.ts';

interface Told {
  /** It serves pages, with its bots `here` or `elsewhere`; or it sees to the bots of others. */
  role: 'here' | 'elsewhere' | 'worker';
  /** The folder of its data. */
  data: string;
  /** A database instead. */
  store?: string;
}

beThrifty();
const { role, data, store }: Told = JSON.parse(process.argv[2]);
const settings: NodeSettings = {
  data,
  store,
  botPace: 700,
  log: (line) => {
    if (line.level !== 'info') console.error(JSON.stringify(line));
  },
  lost: (why) => {
    throw new Error(why);
  },
};

if (role === 'worker') {
  const worker = await startWorker(settings);
  endWith(worker);
  console.log('works');
} else {
  const hall = await startHall({
    ...settings,
    port: 0,
    host: '127.0.0.1',
    bots: role,
    webRoot: fileURLToPath(new URL('./web', import.meta.url)),
    limits: NO_LIMITS,
  });
  endWith(hall);
  console.log(hall.address);
}

function endWith(running: { close(): Promise<void> }): void {
  process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
}
