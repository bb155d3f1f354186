/** A table on this device, set up at a position: what is asked there is known beforehand. */
import { commitmentTo, type Json, MATCH_FORMAT, type Options } from '@yamanote/kernel';
import type { Page } from 'playwright-core';

interface Setting {
  game: string;
  options: Options;
  position: Json;
  seats: number;
  /** The seat of the person; the others are bots that answer at random. */
  mine: number;
}

/** The page remembers such tables; here it is told of one that it has never seen. */
export async function openPosition(page: Page, { game, options, position, seats, mine }: Setting): Promise<void> {
  const seed = 'ab'.repeat(32);
  const commitment = commitmentTo(seed);
  const places = Array.from({ length: seats }, (_, seat) => seat === mine);
  const common = { game, version: 1, options, commitment };
  const record = {
    ...common,
    id: 'local-position',
    match: 'local-position-1',
    round: 1,
    seed,
    seats: places.map((me) => (me ? 'me' : { bot: 'random' })),
    log: [],
    header: {
      ...common,
      format: MATCH_FORMAT,
      seats: places.map((me, seat) => ({
        name: me ? 'Mika' : `seat ${seat}`,
        player: me ? 'person' : 'random',
        bits: me ? '00'.repeat(16) : null,
      })),
      position,
    },
  };
  await page.evaluate((text) => localStorage.setItem('yamanote.local-table', text), JSON.stringify(record));
  await page.goto(new URL('/table/local-position', page.url()).href);
  await page.locator('html[data-idle="true"] main').first().waitFor();
}
