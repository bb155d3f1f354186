/** Many people who play as fast as they are answered, each at a table of two. Answers are random and legal. */
import { fastRng } from '@yamanote/kernel';
import { give, isAsked, isDone, join, openTable, rematch, someAnswer, start } from './play.ts';
import { guest, type Visitor } from './visitor.ts';

export interface Load {
  /** Moves that were acknowledged so far. */
  readonly moves: number;
  stop(): Promise<void>;
}

export interface Crowd {
  tables: number;
  game?: string;
  public?: boolean;
  /** How long somebody thinks before each answer, in milliseconds. */
  thinks?: number;
}

export async function sitTogether(
  address: string,
  { tables, game, public: isPublic = false }: Crowd,
): Promise<Visitor[][]> {
  const pairs: Visitor[][] = [];
  for (let i = 0; i < tables; i++) {
    const pair = await Promise.all(['A', 'B'].map((name) => guest(address, `${name}${i}`)));
    const wish = { seats: ['me', 'open'], public: isPublic, ...(game === undefined ? {} : { game }) } as const;
    const table = await openTable(pair[0], { ...wish, seats: [...wish.seats] });
    await join(pair[1], table);
    await start(pair[0]);
    pairs.push(pair);
  }
  return pairs;
}

/** Everybody plays until they are stopped, one match after the other. */
export function playAll(pairs: readonly (readonly Visitor[])[], thinks = 0): Load {
  let moves = 0;
  let stopped = false;
  async function play(visitor: Visitor, isHost: boolean, seed: string): Promise<void> {
    const rng = fastRng(seed);
    while (!stopped) {
      await visitor.until(() => stopped || isAsked(visitor) || isDone(visitor));
      if (stopped) return;
      // What was said so far would only fill the memory of the one who measures.
      visitor.frames.length = 0;
      visitor.showings.length = 0;
      if (isDone(visitor)) {
        const { match } = visitor;
        if (isHost) {
          await rematch(visitor);
          await start(visitor);
        }
        await visitor.until(() => stopped || visitor.match !== match);
        continue;
      }
      if (thinks > 0) await new Promise((resolve) => setTimeout(resolve, thinks * (0.5 + rng.below(1000) / 1000)));
      const { is } = await give(visitor, [await someAnswer(visitor, rng)]);
      if (is === 'done') moves++;
    }
  }
  const all = pairs.flatMap((pair, i) => pair.map((one, seat) => play(one, seat === 0, `${i} ${seat}`)));
  return {
    get moves() {
      return moves;
    },
    async stop() {
      stopped = true;
      await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, 2000))]);
    },
  };
}
