/** A node without a door, which does nothing by itself: a test says what happens there, and when. */
import { expect, onTestFinished } from 'vitest';
import { makeDoor } from '../door.ts';
import type { Hall } from '../hall.ts';
import { openNode } from '../node.ts';
import { lockedChannel } from '../notices/channel.ts';
import type { Page } from '../page.ts';
import { handle } from '../requests/index.ts';
import type { Of, Outcome } from '../requests/request.ts';
import type { NodeSettings } from '../settings.ts';
import { NO_VISITS } from '../visits.ts';
import { temporaryFolder, testPrograms } from './hall.ts';
import { NO_LIMITS } from './no-limits.ts';
import type { Wish } from './play.ts';
import { testRegistry } from './registry.ts';
import type { Asked } from './visitor.ts';

/** What nodes of one hall share, or where a single one keeps its file. */
type Place = Pick<NodeSettings, 'data' | 'store' | 'key'>;

export async function openTestNode(place: Place, settings: Partial<NodeSettings> = {}): Promise<Hall> {
  const { hall, close } = await openNode(
    { ...place, botPace: 0, awayAfter: 0, registry: testRegistry, log: () => {}, ...testPrograms(), ...settings },
    {
      kinds: [],
      limits: NO_LIMITS,
      door: makeDoor({ trustProxy: false, names: [] }),
      addresses: () => [],
      tellAll: () => {},
      visits: NO_VISITS,
    },
  );
  onTestFinished(close);
  return hall;
}

export function placeOfNode(store?: string): Place {
  const data = temporaryFolder();
  return store === undefined ? { data } : { data, store };
}

/** A page of somebody known, at this node. */
export function pageAt(guest: Page['guest']): Page {
  return {
    guest,
    address: '192.0.2.1',
    watching: new Set(),
    pace: 'instant',
    looks: true,
    screen: false,
    named: false,
    gone: false,
    sendText: () => {},
  };
}

/** Does it, and waits until all that follows from it at the table is done as well. */
export async function doAt(hall: Hall, page: Page, asked: Asked): Promise<Outcome> {
  const outcome = await handle(hall, page, { ...asked, re: 0 } as Of<Asked['do']>);
  const table = 'table' in asked ? asked.table : null;
  if (typeof table === 'string') await settled(hall, table);
  return outcome;
}

/** Nothing at this table is under way here, and others know who looks. */
export async function settled(hall: Hall, table: string): Promise<void> {
  await hall.tables.at(table, ({ queue }) => queue.run(() => {}));
  await hall.presence.settled();
}

export async function personAt(hall: Hall, name: string): Promise<Page> {
  return pageAt(await hall.guests.save(null, { name, colour: 0 }));
}

export const MACHI_KORO = {
  do: 'create',
  game: 'machi-koro',
  options: { first: 0 },
  public: false,
  start: false,
} as const;

/** Mika, who is asked first, and Jo, in the middle of a match at this node. */
export async function playing(hall: Hall, wish: Pick<Wish, 'absence'> = {}) {
  const [mika, jo] = [await personAt(hall, 'Mika'), await personAt(hall, 'Jo')];
  const made = await doAt(hall, mika, { ...MACHI_KORO, ...wish, seats: ['me', 'open'] });
  const { table } = made as { table: string };
  for (const page of [mika, jo]) await doAt(hall, page, { do: 'watch', table, match: null, next: 0 });
  await doAt(hall, jo, { do: 'sit', table, seat: 1 });
  expect(await doAt(hall, mika, { do: 'start', table })).toEqual({});
  return { mika, jo, table, match: `${table}-1` };
}

/** From now on they can be told of their turns, wherever that is. */
export async function reach(hall: Hall, { guest }: Page): Promise<void> {
  const address = { address: 'https://notices.test/', keys: { secret: '' }, language: 'en', origin: '' } as const;
  await hall.store.notices.add(lockedChannel(hall.keys, 'hook', { guest: guest!.id }, address), 1);
}
