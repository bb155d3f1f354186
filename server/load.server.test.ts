import { expect, test } from 'vitest';
import { bringUp } from './testing/bring-up.ts';
import { temporaryFolder } from './testing/hall.ts';
import { playAll, sitTogether } from './testing/load.ts';
import { processorSeconds, residentMegabytes } from './testing/process.ts';

const DEEP = process.env.YAMANOTE_DEEP !== undefined;
const [TABLES, SECONDS] = DEEP ? [400, 10] : [4, 0.2];

const GAMES = DEEP ? ['machi-koro', 'king-of-tokyo'] : ['machi-koro'];

test.for(GAMES)('many tables of %s play at once as fast as they are answered', { timeout: 600_000 }, async (game) => {
  const given = process.env.YAMANOTE_LOAD_AT?.split(',');
  const hall =
    given === undefined ? await bringUp(temporaryFolder()) : { address: given[0], process: { pid: Number(given[1]) } };
  const pid = hall.process.pid!;
  const pairs = await sitTogether(hall.address, { tables: TABLES, game });
  const load = playAll(pairs);
  const measure = () => ({ moves: load.moves, used: processorSeconds(pid) });
  const wait = () => new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  await wait();
  const before = measure();
  await wait();
  const after = measure();
  await load.stop();
  const moves = after.moves - before.moves;
  const used = after.used - before.used;
  console.log(
    `${game}, ${TABLES} tables: ${(moves / SECONDS).toFixed(0)} moves a second, ${((1e6 * used) / moves).toFixed(0)} µs of processor each, ` +
      `${residentMegabytes(pid).most.toFixed(0)} MB`,
  );
  expect(moves).toBeGreaterThan(0);
  for (const pair of pairs) for (const one of pair) one.disconnect();
});
