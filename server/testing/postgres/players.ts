import type { Store } from '../../store/index.ts';
import { entries, move, NOTHING, placeOf } from '../store-samples.ts';

export interface Players {
  /** What was acknowledged: by match and the number of the first entry, the move. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** How many of them turned out to be stored when they were sent again. */
  known(): number;
  /** Once so many more were acknowledged at every table. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** On every node one at each of these tables: they make moves of two entries as fast as those are stored. */
export function letPlay(stores: readonly Store[], tables: readonly string[]): Players {
  const acknowledged = new Map<string, string>();
  const counts = new Map(tables.map((table) => [table, 0]));
  const watching = new Set<() => void>();
  let known = 0;
  let goesOn = true;
  const playing = stores.flatMap((store, node) => tables.map((table) => play(store, node, table)));

  async function play(store: Store, node: number, table: string): Promise<void> {
    let at = 0;
    for (let number = 0; goesOn; number++) {
      at = 2 + (await makeMove(store, table, at, `${node}:${number}`));
      for (const look of watching) look();
    }
  }

  /** Until it is stored, wherever the others leave room; where that was. */
  async function makeMove(store: Store, table: string, from: number, id: string): Promise<number> {
    for (let at = from; ; ) {
      const appended = await store.append(placeOf(at, 1, table), move(id), entries(at, 2), NOTHING);
      if (appended.is === 'behind') at += appended.tail.length;
      else if (appended.is === 'known') {
        known++;
        return noted(table, appended.ack.first, id);
      } else if (appended.is === 'stored') return noted(table, at, id);
    }
  }

  function noted(table: string, at: number, id: string): number {
    acknowledged.set(`${table}-1 ${at}`, id);
    counts.set(table, counts.get(table)! + 1);
    return at;
  }

  return {
    acknowledged,
    known: () => known,
    more(count) {
      const goals = tables.map((table) => [table, counts.get(table)! + count] as const);
      return new Promise((resolve) => {
        watching.add(function look() {
          if (goals.every(([table, goal]) => counts.get(table)! >= goal) && watching.delete(look)) resolve();
        });
      });
    },
    async stop() {
      goesOn = false;
      await Promise.all(playing);
    },
  };
}
