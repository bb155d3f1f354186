import { expect, test } from 'vitest';
import { bringUp } from './testing/bring-up.ts';
import { temporaryFolder } from './testing/hall.ts';
import { playAll, sitTogether } from './testing/load.ts';
import { processorSeconds } from './testing/process.ts';
import { guest, type Visitor } from './testing/visitor.ts';

const DEEP = process.env.YAMANOTE_DEEP !== undefined;
const [PAGES, OWN, TABLES, ROUNDS, SECONDS] = DEEP ? [50, 30, 100, 4, 15] : [2, 3, 2, 1, 1];

async function withTables(address: string, name: string): Promise<Visitor> {
  const page = await guest(address, name);
  const wish = {
    do: 'create',
    game: 'machi-koro',
    options: {},
    seats: ['me', 'open'],
    public: false,
    start: false,
  } as const;
  for (let i = 0; i < OWN; i++) await page.ask({ ...wish, seats: [...wish.seats] });
  return page;
}

test('home pages cost little while many play', { timeout: 1_200_000 }, async () => {
  const hall = await bringUp(temporaryFolder());
  const pages: Visitor[] = [];
  for (let i = 0; i < PAGES; i++) pages.push(await withTables(hall.address, `Page ${i}`));
  const load = playAll(await sitTogether(hall.address, { tables: TABLES, public: true }), 500);
  const measure = async () => {
    const [moves, used] = [load.moves, processorSeconds(hall.process.pid!)];
    await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
    return { moves: load.moves - moves, used: processorSeconds(hall.process.pid!) - used };
  };
  const sums = { without: { moves: 0, used: 0 }, with: { moves: 0, used: 0 } };
  for (let round = 0; round < ROUNDS; round++) {
    for (const which of ['without', 'with'] as const) {
      for (const page of pages) await page.ask({ do: 'lobby', on: which === 'with' });
      const { moves, used } = await measure();
      sums[which].moves += moves;
      sums[which].used += used;
    }
  }
  await load.stop();
  const share = (which: 'with' | 'without') => sums[which].used / (ROUNDS * SECONDS);
  const lobby = share('with') - share('without');
  console.log(
    `${PAGES} home pages with ${OWN} tables each while ${TABLES} tables play: ${share('without').toFixed(3)} cores for ` +
      `${(sums.without.moves / ROUNDS / SECONDS).toFixed(0)} moves a second without them, ${share('with').toFixed(3)} for ` +
      `${(sums.with.moves / ROUNDS / SECONDS).toFixed(0)} with them: ${lobby.toFixed(3)} for the lobby`,
  );
  for (const page of pages) expect(page.lobby!.yours).toHaveLength(OWN);
  expect(pages[0].lobby!.open).toHaveLength(Math.min(30, TABLES));
  if (DEEP) expect(lobby).toBeLessThan(0.1);
});
