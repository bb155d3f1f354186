/** The nodes of the house as pages know them, and who goes where. */
import { setTimeout as pause } from 'node:timers/promises';
import { GUEST } from '@yamanote/protocol';
import { type Visitor, visitor } from '../visitor.ts';

/** What a page waits before it tries again, in milliseconds. */
export const PATIENCE = 50;

export interface Way {
  page: Visitor;
  node: number;
  leave(): void;
}

export interface Ways {
  /** Where each node serves; `null`: not now. */
  addresses: (string | null)[];
  /** To the node with the fewest pages, or to another one if that does not open. */
  comeIn(person: Person): Promise<Way>;
}

export interface Person {
  name: string;
  cookie: string;
}

export function makeWays(): Ways {
  const ways: Ways = { addresses: [], comeIn };
  const pages: number[] = [];
  function quietest(turnedAway: ReadonlySet<number>): number | null {
    const open = ways.addresses.flatMap((address, node) => (address === null ? [] : node));
    const untried = open.filter((node) => !turnedAway.has(node));
    const among = untried.length > 0 ? untried : open;
    among.sort((one, other) => (pages[one] ?? 0) - (pages[other] ?? 0));
    return among[0] ?? null;
  }

  async function comeIn(person: Person): Promise<Way> {
    const turnedAway = new Set<number>();
    for (;;) {
      const node = quietest(turnedAway);
      if (node !== null) {
        pages[node] = (pages[node] ?? 0) + 1;
        const page = await enter(ways.addresses[node]!, person);
        if (page !== null) {
          const leave = () => {
            pages[node]--;
            page.disconnect();
          };
          return { page, node, leave };
        }
        pages[node]--;
        turnedAway.add(node);
      }
      await pause(PATIENCE);
    }
  }
  return ways;
}

/** `null` if that did not work out. */
async function enter(address: string, person: Person): Promise<Visitor | null> {
  const page = visitor(address);
  page.cookie = person.cookie;
  if (page.cookie === '') {
    await page.post(GUEST, { name: person.name, colour: 0 }).catch(() => null);
    if (page.cookie === '') return null;
    person.cookie = page.cookie;
  }
  const welcome = page.connect().catch(() => null);
  const came = await Promise.race([welcome, page.until(() => page.closed !== null)]);
  if (came) return page;
  page.disconnect();
  return null;
}
