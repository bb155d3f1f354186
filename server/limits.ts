/**
 * How much one page, one guest and one address may ask: generous for people, also for forty of them behind one address; not
 * for floods.
 */
export interface Rate {
  /** So many at once … */
  burst: number;
  /** … and so many a second. */
  refill: number;
}

/** What is counted for whom. */
interface Quota {
  guest: Rate;
  address: Rate;
}

export interface Limits {
  /** Requests of one page, and of all pages of an address. A person who hurries sends a few a second. */
  socket: Rate;
  address: Rate;
  /** Pings and the like of one page; a browser sends none. */
  control: Rate;
  /** Becoming a guest, changing one's name, asking who one is: once a visit each, and a club may arrive at once … */
  guest: Rate;
  /** … and trying codes, which nobody may guess. */
  claim: Rate;
  /** Making tables and rematches: an evening has some dozens, a club's a few hundred. */
  make: Quota;
  /** Sitting down: people change seats before a match, not all the time. */
  join: Quota;
  /** One-time codes, each kept until it runs out: a few for every seat of a table, one for a phone; and ways back. */
  code: Quota;
  /** Trying the word of a closed hall: a slip of the finger or two, and a club that arrives behind one address. */
  word: Quota;
  /** Hints, each of which is a bot's thought: one for every question of somebody who wants to learn. */
  hint: Quota;
  /** Proposals: now and then one, and a mistake taken back. */
  propose: Quota;
  /** Changes of where one is told of turns: a few for each device; a webhook is tried before it is kept. */
  channel: Quota;
  /** Nudges: one for each decision of who sleeps. */
  nudge: Quota;
  /** Lines, phrases and reactions: a lively person sends some in a row, and nobody reads more than one every two seconds. */
  say: Quota;
  /** Entries that are read again for who comes or comes back: forty people with two pages each reload a long match. */
  read: Quota;
  /** Finished matches as files, which cost a replay each. */
  download: Rate;
  socketsPerAddress: number;
  sockets: number;
  /** Connections of any kind, also those that never become a page. */
  connectionsPerAddress: number;
  connections: number;
}

export const LIMITS: Limits = {
  socket: { burst: 60, refill: 20 },
  address: { burst: 1000, refill: 300 },
  control: { burst: 20, refill: 1 },
  guest: { burst: 100, refill: 5 },
  claim: { burst: 20, refill: 0.2 },
  make: { guest: { burst: 30, refill: 0.05 }, address: { burst: 300, refill: 0.5 } },
  join: { guest: { burst: 60, refill: 0.5 }, address: { burst: 600, refill: 5 } },
  code: { guest: { burst: 60, refill: 0.1 }, address: { burst: 600, refill: 1 } },
  word: { guest: { burst: 5, refill: 1 / 60 }, address: { burst: 60, refill: 0.1 } },
  hint: { guest: { burst: 30, refill: 0.5 }, address: { burst: 120, refill: 4 } },
  propose: { guest: { burst: 20, refill: 0.2 }, address: { burst: 200, refill: 2 } },
  channel: { guest: { burst: 20, refill: 0.05 }, address: { burst: 200, refill: 0.5 } },
  nudge: { guest: { burst: 20, refill: 0.05 }, address: { burst: 200, refill: 0.5 } },
  say: { guest: { burst: 8, refill: 0.5 }, address: { burst: 200, refill: 12 } },
  read: { guest: { burst: 20_000, refill: 200 }, address: { burst: 100_000, refill: 1000 } },
  download: { burst: 60, refill: 1 },
  socketsPerAddress: 200,
  sockets: 10_000,
  connectionsPerAddress: 600,
  connections: 20_000,
};

/** So many browsers and webhooks a person has, and webhooks a table: each is called for every decision. */
export const MOST_CHANNELS = { push: 10, hook: 5, hookOfTable: 3 };

/** So many passkeys a person has: one for each kind of device, and some for names under which the hall was reached before. */
export const MOST_PASSKEYS = 20;

/** What is kept of a chat; how long a line may be says the protocol, as pages count along. */
export const CHAT = {
  /** Of each room the last lines: what a page shows at once, and more than anybody scrolls back. */
  lines: 100,
  /** A month of milliseconds: long enough for a match by the day; a word at a table is not for ever. */
  lineFor: 30 * 86_400_000,
  /** A reaction is over in seconds; other nodes hear of it within a few, however bad the line. */
  reactionFor: 30_000,
};

/** A bucket that refills by itself; `take` says whether there was enough in it. Its clock never goes back. */
export interface Bucket {
  take(now: number, weight?: number): boolean;
  /** Full again: nothing would be lost by forgetting it. */
  isFull(now: number): boolean;
}

export function makeBucket({ burst, refill }: Rate): Bucket {
  let left = burst;
  let seen: number | null = null;
  const fill = (now: number) => {
    if (seen !== null) left = Math.min(burst, left + (Math.max(0, now - seen) / 1000) * refill);
    seen = now;
  };
  return {
    take(now, weight = 1) {
      fill(now);
      // What is larger than the bucket passes when it is full: it is dear, not impossible.
      if (left < Math.min(weight, burst)) return false;
      left -= weight;
      return true;
    },
    isFull(now) {
      fill(now);
      return left >= burst;
    },
  };
}

/** Every so many keys the full buckets are forgotten. */
const SWEEP = 1000;

/** One bucket for each key. */
export function makeBuckets(rate: Rate): (key: string, now: number, weight?: number) => boolean {
  const buckets = new Map<string, Bucket>();
  let fresh = 0;
  return (key, now, weight) => {
    let bucket = buckets.get(key);
    if (bucket === undefined) {
      if (++fresh % SWEEP === 0) for (const [old, one] of buckets) if (one.isFull(now)) buckets.delete(old);
      bucket = makeBucket(rate);
      buckets.set(key, bucket);
    }
    return bucket.take(now, weight);
  };
}

type Counted = 'make' | 'join' | 'code' | 'word' | 'hint' | 'channel' | 'nudge' | 'say' | 'propose' | 'read';

/** Who may do how much of what is dear; kept for the guest and for the address it comes from. */
export interface Quotas {
  may(what: Counted, who: { guest: { id: string } | null; address: string }, weight?: number): boolean;
}

export function makeQuotas(limits: Limits, clock: () => number): Quotas {
  const kinds: readonly Counted[] = [
    'make',
    'join',
    'code',
    'word',
    'hint',
    'channel',
    'nudge',
    'say',
    'propose',
    'read',
  ];
  const buckets = new Map(
    kinds.map((kind) => [kind, { guest: makeBuckets(limits[kind].guest), address: makeBuckets(limits[kind].address) }]),
  );
  return {
    may(what, { guest, address }, weight) {
      const { guest: byGuest, address: byAddress } = buckets.get(what)!;
      return byGuest(guest?.id ?? address, clock(), weight) && byAddress(address, clock(), weight);
    },
  };
}
