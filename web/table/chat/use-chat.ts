/** The chat of a table, where other people are: everything about it is fetched only then. */
import type { TableInfo } from '@yamanote/protocol';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { LOCAL } from '../../connection/halls.ts';
import type { WatchedTable } from '../../connection/table.ts';
import { speakAlong } from '../../words/index.ts';
import type { Chat } from './chat.ts';

/** A chat, and what it is drawn with. */
export interface OpenChat {
  chat: Chat;
  parts: typeof import('./parts.ts')['parts'];
}

/** Where people talk: beside the board, in a line under the seats, behind a button of the header, in the menu, or nowhere. */
export type ChatPlace = 'column' | 'line' | 'button' | 'menu' | null;

/** `null` where one is alone, or until it is there. */
export const ChatContext = createContext<OpenChat | null>(null);

export function useOpenChat(): OpenChat | null {
  return useContext(ChatContext);
}

/** Whether anybody else is at this table. Those who share a device need not write to each other. */
function hasCompany({ table, seats }: TableInfo): boolean {
  return !table.startsWith(LOCAL) && seats.some(({ guest, you }) => guest !== null && !you);
}

export function useChat(table: WatchedTable | null, info: TableInfo | null): OpenChat | null {
  const [open, setOpen] = useState<OpenChat | null>(null);
  // Who has talked to somebody may read on when they have gone.
  const [met, setMet] = useState<string | null>(null);
  const id = info?.table ?? null;
  const hasMet = info !== null && (met === info.table || hasCompany(info));
  useEffect(() => {
    if (hasMet) setMet(id);
  }, [hasMet, id]);
  useEffect(() => {
    if (table === null || !hasMet) return;
    let left = false;
    let leave = () => {};
    const begin = async () => {
      const { parts } = await import('./parts.ts');
      const along = speakAlong(parts.chatWords.load);
      leave = along.stop;
      await along.ready;
      if (left) return along.stop();
      const chat = parts.createChat(table);
      leave = () => {
        along.stop();
        chat.dispose();
      };
      setOpen({ chat, parts });
    };
    // A match goes on without it; it is tried again when the table is opened anew.
    begin().catch((error) => console.info(error));
    return () => {
      left = true;
      leave();
      setOpen(null);
    };
  }, [table, hasMet]);
  return open;
}
