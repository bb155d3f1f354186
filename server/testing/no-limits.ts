import { LIMITS, type Limits } from '../limits.ts';

/** Programs play faster than people. */
export const NO_LIMITS: Limits = {
  ...LIMITS,
  socket: { burst: 1e9, refill: 1e9 },
  address: { burst: 1e9, refill: 1e9 },
  guest: { burst: 1e9, refill: 1e9 },
  claim: { burst: 1e9, refill: 1e9 },
  make: { guest: { burst: 1e9, refill: 1e9 }, address: { burst: 1e9, refill: 1e9 } },
  join: { guest: { burst: 1e9, refill: 1e9 }, address: { burst: 1e9, refill: 1e9 } },
  code: { guest: { burst: 1e9, refill: 1e9 }, address: { burst: 1e9, refill: 1e9 } },
  word: { guest: { burst: 1e9, refill: 1e9 }, address: { burst: 1e9, refill: 1e9 } },
  hint: { guest: { burst: 1e9, refill: 1e9 }, address: { burst: 1e9, refill: 1e9 } },
  propose: { guest: { burst: 1e9, refill: 1e9 }, address: { burst: 1e9, refill: 1e9 } },
  channel: { guest: { burst: 1e9, refill: 1e9 }, address: { burst: 1e9, refill: 1e9 } },
  nudge: { guest: { burst: 1e9, refill: 1e9 }, address: { burst: 1e9, refill: 1e9 } },
  say: { guest: { burst: 1e9, refill: 1e9 }, address: { burst: 1e9, refill: 1e9 } },
  read: { guest: { burst: 1e9, refill: 1e9 }, address: { burst: 1e9, refill: 1e9 } },
  download: { burst: 1e9, refill: 1e9 },
  socketsPerAddress: 1e9,
  sockets: 1e9,
  connectionsPerAddress: 1e9,
  connections: 1e9,
};
