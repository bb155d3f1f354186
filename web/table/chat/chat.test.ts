// @vitest-environment happy-dom
/** What a page makes of what the hall tells it about a chat. */
import { signal } from '@preact/signals';
import type { ChatLine, Reply, Said } from '@yamanote/protocol';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { WatchedTable } from '../../connection/table.ts';
import { createChat, textOf } from './chat.ts';
import { en } from './words/en.ts';

type Told = Extract<Reply, { is: 'chat' }>;

const OPEN = { players: 'open', watchers: 'read' } as const;

function line(number: number, changed: Partial<ChatLine> = {}): ChatLine {
  const said: Said = { is: 'text', text: `line ${number}` };
  return { number, room: 'players', who: 'w', name: 'Jo', seat: 1, you: false, at: 0, said, ...changed };
}

/** A page at a table, and what the hall says to it. */
function openChat(id: string) {
  let hear: (reply: Reply) => void = () => undefined;
  const asked: unknown[] = [];
  const table = {
    id,
    line: {
      opened: signal(1),
      state: signal('open'),
      listen(listener: (reply: Reply) => void) {
        hear = listener;
        return () => undefined;
      },
    },
    request: async (request: unknown) => asked.push(request),
  } as unknown as WatchedTable;
  const chat = createChat(table);
  onTestFinished(chat.dispose);
  const tell = (lines: ChatLine[], changed: Partial<Told> = {}) =>
    hear({ is: 'chat', table: id, anew: false, doors: OPEN, youAreHost: false, quieted: [], lines, ...changed });
  return { chat, tell, asked, line: table.line as unknown as { opened: { value: number } } };
}

it('listens as soon as the line is open, and again whenever it was opened anew', () => {
  const { asked, line } = openChat('a');
  line.opened.value = 2;
  expect(asked).toEqual([
    { do: 'listen', on: true },
    { do: 'listen', on: true },
  ]);
});

it('shows what comes after what is there, or in its place, and nothing of another table', () => {
  const { chat, tell } = openChat('a');
  tell([line(1), line(2)], { anew: true });
  tell([line(3)]);
  tell([line(9)], { table: 'b' });
  expect(chat.lines.value.map(({ number }) => number)).toEqual([1, 2, 3]);
  tell([line(2)], { anew: true });
  expect(chat.lines.value.map(({ number }) => number)).toEqual([2]);
});

it('counts what others said since one has read, room by room, and remembers it', () => {
  const { chat, tell } = openChat('b');
  const lines = [line(1), line(2, { you: true }), line(3), line(4, { room: 'watchers' }), line(5)];
  tell(lines, { anew: true });
  expect([chat.unread.value, chat.unreadIn.value]).toEqual([4, { players: 3, watchers: 1 }]);
  chat.read();
  expect(chat.unreadIn.value).toEqual({ players: 0, watchers: 1 });
  const again = openChat('b');
  again.tell([...lines, line(6)], { anew: true });
  expect(again.chat.unreadIn.value).toEqual({ players: 1, watchers: 1 });
  again.chat.room.value = 'watchers';
  again.chat.read();
  expect(again.chat.unreadIn.value).toEqual({ players: 1, watchers: 0 });
});

it('shows a reaction over the seat for a moment, never one from before', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { chat, tell } = openChat('a');
  const reaction = (number: number, which: 'clap' | 'fire') =>
    line(number, { said: { is: 'reaction', reaction: which } });
  tell([reaction(1, 'clap')], { anew: true });
  expect(chat.reactions.value.size).toBe(0);
  tell([reaction(2, 'clap')]);
  vi.advanceTimersByTime(2000);
  tell([reaction(3, 'fire'), line(4, { seat: null, said: { is: 'reaction', reaction: 'clap' } })]);
  expect([...chat.reactions.value]).toEqual([[1, 'fire']]);
  vi.advanceTimersByTime(2000);
  expect(chat.reactions.value.size).toBe(1);
  vi.advanceTimersByTime(500);
  expect([chat.reactions.value.size, chat.lines.value, chat.unread.value]).toEqual([0, [], 0]);
});

it('is in the room that one may look into, and nowhere at a closed door', () => {
  const { chat, tell } = openChat('a');
  expect(chat.isThere.value).toBe(false);
  tell([], { doors: { players: 'closed', watchers: 'open' } });
  expect([chat.isThere.value, chat.room.value]).toEqual([true, 'watchers']);
  tell([], { doors: { players: 'closed', watchers: 'closed' } });
  expect(chat.isThere.value).toBe(false);
  tell([], { doors: { players: 'open', watchers: 'closed' } });
  expect([chat.isThere.value, chat.room.value]).toEqual([true, 'players']);
});

it('puts a phrase into the reader’s words, and survives one that only a newer page knows', () => {
  expect(textOf({ is: 'phrase', phrase: 'thanks', language: 'ja' }, en)).toBe('Thanks!');
  expect(textOf({ is: 'phrase', phrase: 'of-tomorrow', language: 'ja' } as never, en)).toBe('…');
});
