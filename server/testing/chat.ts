/** What people at a table say to each other, as a visitor's page is told. */
import type { ChatDoor, ChatLine, ChatRoom, Quieted, Reply, Said } from '@yamanote/protocol';
import { type Answered, randomMove, type Visitor } from './visitor.ts';

interface Heard {
  doors: Readonly<Record<ChatRoom, ChatDoor>>;
  youAreHost: boolean;
  quieted: Quieted[];
  lines: ChatLine[];
}

const NOTHING: Heard = { doors: { players: 'closed', watchers: 'closed' }, youAreHost: false, quieted: [], lines: [] };

/** All that a page shows now, from the frames that came; of the table that it listened at first. */
export function heardBy({ frames }: Visitor): Heard {
  const told = frames.map((text) => JSON.parse(text) as Reply).filter((reply) => reply.is === 'chat');
  return told
    .filter(({ table }) => table === told[0].table)
    .reduce<Heard>((before, { anew, doors, youAreHost, quieted, lines }) => {
      return { doors, youAreHost, quieted, lines: anew ? lines : [...before.lines, ...lines] };
    }, NOTHING);
}

/** The texts that a page shows of a room, oldest first; of what is none, its name. */
export function textsOf(visitor: Visitor, room: ChatRoom = 'players'): string[] {
  return heardBy(visitor)
    .lines.filter((line) => line.room === room)
    .map(({ said }) => textOf(said));
}

function textOf(said: Said): string {
  if (said.is === 'text') return said.text;
  return said.is === 'phrase' ? said.phrase : said.reaction;
}

/** Looks at a table, and listens to what is said there. */
export async function listenAt(visitor: Visitor, table: string): Promise<Answered> {
  await visitor.watch(table);
  return visitor.ask({ do: 'listen', table, on: true });
}

export function sayAt(
  visitor: Visitor,
  table: string,
  said: string | Said,
  room: ChatRoom = 'players',
  line = randomMove(),
): Promise<Answered> {
  const what = typeof said === 'string' ? ({ is: 'text', text: said } as const) : said;
  return visitor.ask({ do: 'say', table, line, room, said: what });
}

/** Resolves when a page shows this last in a room. */
export function untilHeard(visitor: Visitor, text: string, room: ChatRoom = 'players'): Promise<void> {
  return visitor.until(() => textsOf(visitor, room).at(-1) === text);
}

/** By what others know somebody who has said something. */
export function whoSaid(visitor: Visitor, text: string): string {
  return heardBy(visitor).lines.find(({ said }) => textOf(said) === text)!.who;
}
