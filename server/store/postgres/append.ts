/** Moves on their way into the log: whatever gathers while one batch is stored is the next. */
import { setTimeout as pause } from 'node:timers/promises';
import { StoreError } from '../error.ts';
import type { Appended, Store } from '../port.ts';
import type { Connection } from './connection.ts';
import type { Context } from './context.ts';
import { findMove, readLog } from './entries.ts';
import { isLost, LOST, storeError } from './faults.ts';
import type { Pool } from './pool.ts';
import { type PlacedMove, type StoredMove, storeMoves } from './store-moves.ts';

/** So long a move is sent again and again before nobody can say what became of it. */
const UNKNOWN_AFTER = 8000;
const MOST_AT_ONCE = 256;
const PAUSE = { least: 50, most: 400 };

interface Waiting extends PlacedMove {
  /** Why it is not stored yet. */
  code: string;
  answered: boolean;
  answer(appended: Appended): void;
}

/** `line` has one connection, for nothing else. */
export function openAppend(context: Context, line: Pool): Store['append'] {
  const { pool, node, clock, teller } = context;
  let waiting: Waiting[] = [];
  let working = false;
  let failures = 0;

  async function work(): Promise<void> {
    working = true;
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      await store(batch);
    }
    working = false;
  }

  /** Never cancelled: a move that is on its way may arrive, however late. */
  async function store(moves: readonly Waiting[]): Promise<void> {
    const batch = moves.filter(({ answered }) => !answered);
    if (batch.length === 0) return;
    try {
      const stored = await line.use((connection) => attempt(connection, batch), Infinity);
      failures = 0;
      settle(batch, stored);
    } catch (error) {
      await failed(batch, storeError(error));
    }
  }

  /** Even if nothing comes of it, it has locked a row and so waited for the standby: what was stored before is safe then. */
  async function attempt(connection: Connection, batch: readonly Waiting[]): Promise<StoredMove[]> {
    const stored = await storeMoves(connection, batch, node, clock.now());
    if (connection.takeDoubt()) throw new StoreError('the wait for the standby was cancelled', LOST, true);
    return stored;
  }

  function settle(batch: readonly Waiting[], stored: readonly StoredMove[]): void {
    const byPlace = new Map(stored.map((one) => [one.place, one]));
    for (const [i, waiter] of batch.entries()) {
      const { table } = waiter.place;
      const found = byPlace.get(i + 1);
      if (found === undefined) {
        void settleOther(waiter);
        continue;
      }
      teller.tell({ is: 'match', table });
      if (waiter.besides.orders !== null || waiter.besides.ended !== null) teller.tell({ is: 'table', table });
      if (waiter.besides.turn === 'anywhere' || waiter.besides.noticeBy !== null) teller.tell({ is: 'jobs' });
      waiter.answer({ is: 'stored', revision: found.revision, drives: found.node === node });
    }
  }

  /** It was stored before, or others were faster. */
  async function settleOther(waiter: Waiting): Promise<void> {
    const { place, move } = waiter;
    try {
      // The log first: what is stored meanwhile is found as known.
      const tail = await readLog(pool, place.match, place.at);
      const known = await findMove(pool, place.match, move);
      if (known === 'other') return waiter.answer({ is: 'other' });
      if (known !== null) return waiter.answer({ is: 'known', ack: known });
      const sql = 'select revision from tables where id = $1';
      const [table] = await pool.rows<{ revision: number }>(sql, [place.table]);
      waiter.answer({ is: 'behind', tail, revision: table?.revision ?? place.revision });
    } catch (error) {
      await failed([waiter], storeError(error));
    }
  }

  async function failed(batch: readonly Waiting[], error: StoreError): Promise<void> {
    if (isLost(error)) {
      again(batch, error);
      failures++;
      await pause(Math.min(PAUSE.least * failures, PAUSE.most));
    } else if (batch.length > 1) {
      for (const waiter of batch) await store([waiter]);
    } else if (isContended(error)) {
      again(batch, error);
    } else {
      batch[0].answer({ is: 'unknown', code: error.code });
    }
  }

  function again(batch: readonly Waiting[], { code }: StoreError): void {
    for (const waiter of batch) waiter.code = code;
    waiting.push(...batch);
    if (!working) void work();
  }

  return (place, move, entries, besides) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => waiter.answer({ is: 'unknown', code: waiter.code }), UNKNOWN_AFTER);
      const waiter: Waiting = {
        place,
        move,
        entries: entries.map((entry) => JSON.stringify(entry)),
        besides,
        code: LOST,
        answered: false,
        answer(appended) {
          clearTimeout(timer);
          waiter.answered = true;
          resolve(appended);
        },
      };
      waiting.push(waiter);
      if (!working) void work();
    });
}

/** Somebody else has what it needs, for now. */
function isContended({ code }: StoreError): boolean {
  return /^(40001|40P01|55P03)$/.test(code);
}
