/** A table on this device, set up at a position: what is asked there is known beforehand. */
import { registry } from '@yamanote/games/registry';
import { headerOf as dealt, type Entry, type Header, type Json, type Options } from '@yamanote/kernel';
import type { Page } from 'playwright-core';
import type { OldRecord } from '../local/record.ts';

export interface Setting {
  game: string;
  /** Of the rules; the newest, if it is not said. */
  version?: number;
  options: Options;
  position: Json;
  seats: number;
  /** The seat of the person; the others are bots. */
  mine: number;
  /** What they are; without it, they answer at random. */
  bot?: string;
  /** What chance follows from. */
  seed?: string;
  /** What has happened since the position. */
  log?: readonly Entry[];
}

const ID = 'local-position';
/** The match at it. */
export const POSITION_MATCH = `${ID}-1`;
const SEED = 'ab'.repeat(32);

export function headerOf(
  { game, options, position, seats, mine, bot = 'random', seed = SEED }: Setting,
  version: number,
): Header {
  const places = Array.from({ length: seats }, (_, seat) => seat === mine);
  return dealt({
    game,
    version,
    options,
    seed,
    seats: places.map((me, seat) => ({
      name: me ? 'Mika' : `seat ${seat}`,
      salt: '5a'.repeat(16),
      player: me ? 'person' : bot,
      bits: me ? '00'.repeat(16) : null,
    })),
    position,
  });
}

/** Opens a table at a position and waits until its person is asked, or nothing goes on any more. */
export async function openPosition(page: Page, setting: Setting): Promise<void> {
  await goToPosition(page, setting);
  await page.locator('html[data-idle="true"] main').first().waitFor();
}

/** The page remembers such tables; here it is told of one that it has never seen. */
export async function goToPosition(page: Page, setting: Setting): Promise<void> {
  const header = headerOf(setting, setting.version ?? (await registry[setting.game]()).game.version);
  const { game, version, options } = header;
  const record: OldRecord = {
    id: ID,
    match: POSITION_MATCH,
    round: 1,
    game,
    version,
    options,
    seed: setting.seed ?? SEED,
    seats: header.seats.map(({ player }) => (player === 'person' ? 'me' : { bot: player })),
    log: setting.log ?? [],
    header,
  };
  await page.evaluate((text) => {
    localStorage.setItem('yamanote.local-table', text);
    // A match that still goes on in the page that is left would write over it.
    Storage.prototype.setItem = () => {};
  }, JSON.stringify(record));
  await page.goto(new URL(`/table/${ID}`, page.url()).href);
}

/** How many entries of its match the browser keeps. */
export async function keptEntries(page: Page): Promise<number> {
  return (await keptLog(page)).length;
}

/** The entries of its match that the browser keeps. */
export function keptLog(page: Page): Promise<Entry[]> {
  return page.evaluate(
    (match) =>
      new Promise<Entry[]>((resolve, reject) => {
        const opening = indexedDB.open('yamanote');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const all = IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);
          const reading = database.transaction('entries').objectStore('entries').getAll(all);
          reading.onsuccess = () => resolve(reading.result);
          database.close();
        };
      }),
    POSITION_MATCH,
  );
}
