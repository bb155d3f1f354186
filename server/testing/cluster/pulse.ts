/** Who has moved since when: what the director of a trial waits for. */

interface Mover {
  table: string;
  node: number;
  /** Of the page that was acknowledged or shown something. */
  page: string;
  is: 'acknowledged' | 'shown';
}

type Watch = (mover: Mover) => boolean;

export interface Pulse {
  beat(mover: Mover): void;
  /** Once so many more moves were acknowledged. */
  moves(count: number): Promise<void>;
  /** Once something has moved at each of these tables, and each of these nodes has acknowledged something. */
  round(tables: Iterable<string>, nodes: Iterable<number>): Round;
  /** When this page had its next move acknowledged, or was shown something. */
  next(page: string): Promise<number>;
}

export interface Round {
  readonly missing: { tables: ReadonlySet<string>; nodes: ReadonlySet<number> };
  readonly whole: Promise<void>;
}

export function makePulse(): Pulse {
  const watches = new Set<Watch>();

  /** Resolves once it says so. */
  function until(watch: Watch): Promise<void> {
    return new Promise((resolve) => {
      const own: Watch = (mover) => {
        if (!watch(mover)) return false;
        watches.delete(own);
        resolve();
        return true;
      };
      watches.add(own);
    });
  }

  return {
    beat(mover) {
      for (const watch of [...watches]) watch(mover);
    },
    moves(count) {
      let left = count;
      return until(({ is }) => is === 'acknowledged' && --left <= 0);
    },
    round(given, ofNodes) {
      const [tables, nodes] = [new Set(given), new Set(ofNodes)];
      const whole = until(({ table, node, is }) => {
        tables.delete(table);
        if (is === 'acknowledged') nodes.delete(node);
        return tables.size + nodes.size === 0;
      });
      return { missing: { tables, nodes }, whole };
    },
    async next(page) {
      await until((mover) => mover.page === page);
      return Date.now();
    },
  };
}
