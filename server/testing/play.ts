import { fastRng, imagineFrom, legal, type Rng, sealOf } from '@yamanote/kernel';
import { testRegistry } from './registry.ts';
import { type Answered, type Asked, randomMove, type Visitor } from './visitor.ts';

export function seatOfVisitor({ table }: Visitor): number {
  return table!.seats.findIndex(({ you }) => you);
}

export function isAsked(visitor: Visitor): boolean {
  const pending = visitor.sight?.pending;
  return (pending?.is === 'ask' || pending?.is === 'each') && pending.seats.includes(seatOfVisitor(visitor));
}

export function isDone(visitor: Visitor): boolean {
  return visitor.sight?.pending.is === 'over';
}

/** Some legal answer, found as a page finds it: on an imagined state. */
export async function someAnswer(visitor: Visitor, rng: Rng): Promise<unknown> {
  const { game } = await testRegistry[visitor.table!.game]();
  const seat = seatOfVisitor(visitor);
  const choices = legal(game, imagineFrom(game, visitor.sight!.view, rng), seat);
  return choices[rng.below(choices.length)];
}

export function give(
  visitor: Visitor,
  answers: unknown[],
  move = randomMove(),
  question = visitor.sight!.question,
): Promise<Answered> {
  const { table, match } = visitor;
  return visitor.ask({ do: 'answer', table: table!.table, match: match!, move, question, answers });
}

/** Answers at random whenever asked, until the match is over, or so many things have happened in it. */
export async function playOn(visitor: Visitor, seed: string, happened = Number.POSITIVE_INFINITY): Promise<void> {
  const rng = fastRng(seed);
  const isEnough = () => isDone(visitor) || (visitor.sight?.next ?? 0) >= happened;
  while (!isEnough()) {
    await visitor.until(() => isAsked(visitor) || isEnough());
    if (!isEnough()) await give(visitor, [await someAnswer(visitor, rng)]);
  }
}

export interface Wish {
  game?: string;
  options?: Record<string, string | number | boolean>;
  seats: Extract<Asked, { do: 'create' }>['seats'];
  public?: boolean;
  language?: string;
  hints?: boolean;
  timeControl?: unknown;
  absence?: Extract<Asked, { do: 'create' }>['absence'];
  start?: boolean;
}

/** Makes a table and looks at it; the table's id. */
export async function openTable(host: Visitor, wish: Wish): Promise<string> {
  const made = await host.ask({ do: 'create', game: 'machi-koro', options: {}, public: false, start: false, ...wish });
  if (made.is === 'refused') throw new Error(`refused: ${made.code} ${made.field} ${made.expected}`);
  await host.watch(made.table!);
  return made.table!;
}

/** Sits down at a table and looks at it. */
export async function join(visitor: Visitor, table: string, seat: number | null = null): Promise<void> {
  await visitor.watch(table);
  const seated = await visitor.ask({ do: 'sit', table, seat });
  if (seated.is === 'refused') throw new Error(`refused: ${seated.code}`);
}

/** Seals random bits of this visitor's page for the match that is announced, and opens them once all seals are shown. */
export function giveBits(visitor: Visitor, bits: string): Promise<Answered> {
  const { table, commitment } = visitor.table!;
  const shown = visitor.next(
    (reply) => reply.is === 'table' && reply.info.stage === 'opening' && reply.info.commitment === commitment,
  );
  void shown.then(() => visitor.ask({ do: 'bits', table, commitment, bits }));
  return visitor.ask({ do: 'seal', table, commitment, seal: sealOf(bits) });
}

export function start(visitor: Visitor): Promise<Answered> {
  return visitor.ask({ do: 'start', table: visitor.table!.table });
}

/** Another match after the one that this visitor sees. */
export function rematch(visitor: Visitor, change = false): Promise<Answered> {
  const { table, match } = visitor.table!;
  return visitor.ask({ do: 'rematch', table, match, change });
}
