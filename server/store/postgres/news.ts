/** What nodes notify each other of: that something is not as it was, and never what it is now. */
import type { News } from '../port.ts';
import type { Pool } from './pool.ts';

export const CHANNEL = 'yamanote';

/** Longer ones are refused. */
const LONGEST = 7900;

type Told = Extract<News, { is: 'match' | 'table' | 'presence' | 'chat' | 'guest' | 'cookies' | 'jobs' | 'nodes' }>;

/** A letter for each, as the same goes over all the time. */
const LETTERS = {
  match: 'm',
  table: 't',
  presence: 'p',
  chat: 'c',
  guest: 'g',
  cookies: 'k',
  jobs: 'j',
  nodes: 'n',
} as const;

export interface Teller {
  tell(...news: Told[]): void;
  /** What was told until now is on its way. */
  flush(): Promise<void>;
}

/**
 * Not in the transaction of what changed: notices queue up all commits of all nodes. Whatever gathers while one is on its way
 * goes together.
 */
export function openTeller(pool: Pool, node: string, hear: (news: News) => void): Teller {
  let gathered = new Set<string>();
  let sending: Promise<void> | null = null;

  async function send(): Promise<void> {
    await new Promise(setImmediate);
    while (gathered.size > 0) {
      const lines = [...gathered];
      gathered = new Set();
      // Who misses it hears of the next, or looks by itself.
      await pool
        .run('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloads(node, lines)])
        .catch(() => undefined);
    }
    sending = null;
  }

  return {
    tell(...news) {
      for (const one of news) {
        gathered.add(written(one));
        if (one.is === 'jobs') hear(one);
      }
      if (gathered.size > 0) sending ??= send();
    },
    flush: async () => {
      await sending;
    },
  };
}

function written(news: Told): string {
  const letter = LETTERS[news.is];
  if ('table' in news) return letter + news.table;
  return 'guest' in news ? letter + news.guest : letter;
}

/** The node that tells, and its news, one a line. */
function payloads(node: string, lines: readonly string[]): string[] {
  const written: string[] = [];
  let payload = node;
  for (const line of lines) {
    if (Buffer.byteLength(payload) + Buffer.byteLength(line) >= LONGEST) {
      written.push(payload);
      payload = node;
    }
    payload += `\n${line}`;
  }
  return [...written, payload];
}

/** What another node tells; what is not known yet is of a newer one. */
export function readNews(payload: string, node: string): News[] {
  const [from, ...lines] = payload.split('\n');
  if (from === node) return [];
  return lines.flatMap((line): News[] => {
    const rest = line.slice(1);
    switch (line[0]) {
      case LETTERS.match:
        return [{ is: 'match', table: rest }];
      case LETTERS.table:
        return [{ is: 'table', table: rest }];
      case LETTERS.presence:
        return [{ is: 'presence', table: rest }];
      case LETTERS.chat:
        return [{ is: 'chat', table: rest }];
      case LETTERS.guest:
        return [{ is: 'guest', guest: rest }];
      case LETTERS.cookies:
        return [{ is: 'cookies', guest: rest }];
      case LETTERS.jobs:
        return [{ is: 'jobs' }];
      case LETTERS.nodes:
        return [{ is: 'nodes' }];
      default:
        return [];
    }
  });
}
