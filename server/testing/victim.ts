/** A hall in a process of its own, to be killed. Told: the data folder, and the file that bots run in. */
import { pathToFileURL } from 'node:url';
import { startHall } from '../index.ts';
import { NO_LIMITS } from './no-limits.ts';
import { testRegistry } from './registry.ts';

const [data, botWorker] = process.argv.slice(2);
const hall = await startHall({
  port: 0,
  host: '127.0.0.1',
  data,
  botPace: 0,
  webRoot: null,
  log: (line) => {
    if (line.level === 'error') console.error(JSON.stringify(line));
  },
  registry: testRegistry,
  limits: NO_LIMITS,
  botWorker: pathToFileURL(botWorker),
});
console.log(hall.address);
