/** How much one page, and one address, may ask: generous for people, not for floods. */
export interface Rate {
  /** So many at once … */
  burst: number;
  /** … and so many a second. */
  refill: number;
}

export interface Limits {
  socket: Rate;
  address: Rate;
  /** Becoming a guest or changing one's name … */
  guest: Rate;
  /** … and trying codes, which nobody may guess. */
  claim: Rate;
  socketsPerAddress: number;
  sockets: number;
}

export const LIMITS: Limits = {
  socket: { burst: 60, refill: 20 },
  address: { burst: 600, refill: 200 },
  guest: { burst: 100, refill: 5 },
  claim: { burst: 20, refill: 0.2 },
  socketsPerAddress: 100,
  sockets: 10_000,
};

/** A bucket that refills by itself; `take` says whether there was something in it. */
export interface Bucket {
  take(now: number): boolean;
  /** Full again: nothing would be lost by forgetting it. */
  isFull(now: number): boolean;
}

export function makeBucket({ burst, refill }: Rate): Bucket {
  let left = burst;
  let seen = 0;
  const fill = (now: number) => {
    if (seen > 0) left = Math.min(burst, left + ((now - seen) / 1000) * refill);
    seen = now;
  };
  return {
    take(now) {
      fill(now);
      if (left < 1) return false;
      left--;
      return true;
    },
    isFull(now) {
      fill(now);
      return left >= burst;
    },
  };
}

/** One bucket for each address. */
export function makeBuckets(rate: Rate): (address: string, now: number) => boolean {
  const buckets = new Map<string, Bucket>();
  return (address, now) => {
    if (buckets.size > 10_000) for (const [key, bucket] of buckets) if (bucket.isFull(now)) buckets.delete(key);
    let bucket = buckets.get(address);
    if (bucket === undefined) {
      bucket = makeBucket(rate);
      buckets.set(address, bucket);
    }
    return bucket.take(now);
  };
}
