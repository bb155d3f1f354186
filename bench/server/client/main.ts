/** A process full of people. Told: what they are called, and the addresses of the hall's nodes. */
import type { Order, Report } from '../orders.ts';
import { makeCrowd } from './crowd.ts';

const [name, ...addresses] = process.argv.slice(2);
const crowd = makeCrowd(addresses, name);

function report(given: Report): void {
  process.send?.(given);
}

/** Figures of a hall that did something wrong are worth nothing. */
function fail(why: unknown): void {
  report({ is: 'failed', why: why instanceof Error ? why.message : String(why) });
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
// Whoever measures is gone.
process.on('disconnect', () => process.exit());
process.on('message', async (order: Order) => {
  const counts = await crowd.obey(order);
  report({ is: 'done', ...(counts === undefined ? {} : { counts }) });
});
