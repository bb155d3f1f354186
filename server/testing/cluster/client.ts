/** All the people of a trial, in a process of their own. Told as JSON how many tables, and by messages what to do. */
import { writeFileSync } from 'node:fs';
import { fastRng } from '@yamanote/kernel';
import { makePlayer, type Player } from './player.ts';
import { makeNotes, type Promises } from './promises.ts';
import { makePulse, type Round } from './pulse.ts';
import { makeTable, type Table } from './table.ts';
import { makeWays } from './ways.ts';

export interface ClientTold {
  tables: number;
  seed: string;
}

export type Order =
  | { do: 'nodes'; addresses: (string | null)[] }
  /** A node is about to be killed; its pages are noted, as they may be gone before anybody can say that it was. */
  | { do: 'dying'; node: number }
  /** It was killed at this time. */
  | { do: 'died'; at: number }
  /** Answered after so many more acknowledged moves. */
  | { do: 'moves'; count: number }
  /** Answered when every table has moved, and all of these nodes have acknowledged something. */
  | { do: 'round'; nodes: number[] }
  /** Answered with those for which that round waits. */
  | { do: 'missing' }
  /** Answered when all matches are over. */
  | { do: 'finish' }
  | { do: 'figures' }
  | { do: 'promises'; file: string };

export interface Figures {
  moves: number;
  entries: number;
  matches: number;
  /** How long the pages of a node that was killed waited, in milliseconds. */
  gaps: number[];
  faults: string[];
}

const KINDS: readonly Pick<Table, 'game' | 'bots'>[] = [
  { game: 'machi-koro', bots: [] },
  { game: 'king-of-tokyo', bots: ['random', 'random'] },
  { game: 'machi-koro', bots: ['random', 'normal'] },
  { game: 'king-of-tokyo', bots: [] },
];

const { tables: count, seed }: ClientTold = JSON.parse(process.argv[2]);
const ways = makeWays();
const pulse = makePulse();
const notes = makeNotes();
const gaps: number[] = [];
const faults: string[] = [];
let goesOn = true;
let round: Round | null = null;
let dying: readonly Player[] = [];

const surroundings = { ways, notes, pulse, fault: (what: string) => faults.push(what), goesOn: () => goesOn };
const players = Array.from({ length: count }, (_, i) => i).flatMap((i): Player[] => {
  const table = makeTable({ name: `table ${i + 1}`, ...KINDS[i % KINDS.length] });
  const isAlone = table.bots.length > 0;
  return [true, ...(isAlone ? [] : [false])].map((isHost) =>
    makePlayer(surroundings, table, isHost, fastRng(`${seed} ${i} ${isHost}`)),
  );
});
let playing: Promise<unknown> | null = null;

function begin(): void {
  playing ??= Promise.all(players.map((player) => player.play()));
}

async function carryOut(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'nodes':
      ways.addresses = order.addresses;
      return begin();
    case 'dying':
      dying = players.filter(({ node, isInMatch }) => node === order.node && isInMatch);
      return;
    case 'died':
      for (const { name } of dying) void pulse.next(name).then((moved) => gaps.push(moved - order.at));
      return;
    case 'moves':
      return pulse.moves(order.count);
    case 'round': {
      const open = players.filter(({ table }) => !table.isOver).map(({ table }) => table.name);
      round = pulse.round(open, order.nodes);
      return round.whole;
    }
    case 'missing': {
      const { tables, nodes } = round!.missing;
      const waiting = players.filter(({ table }) => tables.has(table.name)).map((player) => player.describe());
      return [...[...nodes].map((node) => `nothing was acknowledged by node ${node + 1}`), ...waiting];
    }
    case 'finish':
      goesOn = false;
      return void (await playing);
    case 'figures':
      return figures();
    case 'promises':
      return writeFileSync(order.file, JSON.stringify({ ...notes } satisfies Promises));
  }
}

function figures(): Figures {
  const { acknowledged, shown } = notes;
  const entries = acknowledged.reduce((sum, { first, next }) => sum + next - first, 0);
  return { moves: acknowledged.length, entries, matches: Object.keys(shown).length, gaps, faults };
}

process.on('disconnect', () => process.exit());
process.on('message', async ({ re, order }: { re: number; order: Order }) => {
  process.send!({ re, answer: (await carryOut(order)) ?? null });
});
