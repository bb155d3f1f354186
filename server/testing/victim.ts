/**
 * A hall in a process of its own, to be killed. Told: the data folder, the file that bots run in, which limits it has,
 * and as JSON what else is otherwise.
 * Asked, it says how large its heap is, and how long those took whom it measures; and it lets time pass.
 */
import { pathToFileURL } from 'node:url';
import { startHall } from '../index.ts';
import { LIMITS } from '../limits.ts';
import { forwardTime } from './forward-time.ts';
import { NO_LIMITS } from './no-limits.ts';
import { testRegistry } from './registry.ts';
import { watchTimes } from './times.ts';

const [data, botWorker, limits, settings = '{}'] = process.argv.slice(2);
let logged = 0;
const times = watchTimes();
// As the machine has it, also where the clock on the wall is wrong.
const time = forwardTime(() => Math.floor(performance.timeOrigin + performance.now()));
const hall = await startHall({
  port: 0,
  host: '127.0.0.1',
  data,
  botPace: 0,
  webRoot: null,
  log: (line) => {
    if (line.level !== 'info') logged++;
    if (line.level === 'error') console.error(JSON.stringify(line));
  },
  registry: testRegistry,
  limits: limits === 'usual' ? LIMITS : NO_LIMITS,
  botWorker: pathToFileURL(botWorker),
  time,
  ...JSON.parse(settings),
});
process.on('message', async (asked: string | { pass: number }) => {
  if (typeof asked === 'object') return process.send?.((await time.pass(asked.pass)) ?? null);
  if (asked === 'times') return process.send?.({ times: times.splice(0), logged });
  // Twice: what was let go by what is let go.
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
console.log(hall.address);
