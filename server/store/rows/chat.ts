/** A line of chat as both engines write it. */
import type { Said } from '@yamanote/protocol';
import type { SaidLine, StoredLine } from '../port.ts';

export interface ChatRow {
  number: number;
  id: string;
  room: string;
  guest: string;
  name: string;
  at: number;
  kind: string;
  said: string;
  language: string | null;
  readers: string | null;
}

type Values = [string, string, string, string, number, string, string, string | null, string | null];

/** Those of a line that is new, but for its table and number. */
export const CHAT_COLUMNS = 'id, room, guest, name, at, kind, said, language, readers';

export function chatValues({ id, room, guest, name, at, said, readers }: SaidLine): Values {
  const language = said.is === 'phrase' ? said.language : null;
  return [id, room, guest, name, at, said.is, textOf(said), language, readers && JSON.stringify(readers)];
}

export function lineFromRow({ number, id, room, guest, name, at, readers, ...row }: ChatRow): StoredLine {
  return {
    number,
    id,
    room: room as SaidLine['room'],
    guest,
    name,
    at,
    said: saidFrom(row),
    readers: readers === null ? null : JSON.parse(readers),
  };
}

function textOf(said: Said): string {
  if (said.is === 'text') return said.text;
  return said.is === 'phrase' ? said.phrase : said.reaction;
}

function saidFrom({ kind, said, language }: Pick<ChatRow, 'kind' | 'said' | 'language'>): Said {
  if (kind === 'phrase') return { is: 'phrase', phrase: said, language } as Said;
  return (kind === 'reaction' ? { is: kind, reaction: said } : { is: 'text', text: said }) as Said;
}
