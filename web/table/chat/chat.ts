/** The chat of a table as one page has it: what was said, what was not read yet, whom one hears. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { announce } from '@yamanote/kit/announcer.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import type { ChatDoor, ChatLine, ChatRoom, Quieted, Reaction, Reply, Said } from '@yamanote/protocol';
import { becomeGuest } from '../../connection/guest.ts';
import { Refused } from '../../connection/line.ts';
import { randomHex } from '../../connection/random.ts';
import type { TableRequest, WatchedTable } from '../../connection/table.ts';
import { stored } from '../../settings/stored.ts';
import { shownLanguage } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import { markRead, readUpTo } from './read-marks.ts';
import { type ChatWords, chatWords } from './words/index.ts';

export interface Chat {
  readonly doors: ReadonlySignal<Readonly<Record<ChatRoom, ChatDoor>>>;
  readonly youAreHost: ReadonlySignal<boolean>;
  /** Whether there is anything here for this page: who watches while hands are hidden need not look at a closed door. */
  readonly isThere: ReadonlySignal<boolean>;
  readonly quieted: ReadonlySignal<readonly Quieted[]>;
  /** All that may be read, but reactions, which are shown and gone. */
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  /** How many lines of others were not read yet. */
  readonly unread: ReadonlySignal<number>;
  readonly unreadIn: ReadonlySignal<Readonly<Record<ChatRoom, number>>>;
  /** What floats over the seats right now. */
  readonly reactions: ReadonlySignal<ReadonlyMap<number, Reaction>>;
  /** The room that is shown, and what is half-written. */
  readonly room: Signal<ChatRoom>;
  readonly draft: Signal<string>;
  /** Whether it was said; if not, a notice tells why. */
  say(said: Said): Promise<boolean>;
  ask(request: TableRequest): Promise<boolean>;
  /** All of the room that is shown has been seen. */
  read(): void;
  dispose(): void;
}

/** Whether new lines are read out to whoever listens; remembered by this browser. */
export const aloud = stored<'on' | 'off'>('chat-aloud', 'off', ['on', 'off']);

/** A reaction is over the seat for so many milliseconds. */
const SHOWN = 2500;
/** A page that stays for days need not keep more than whoever opens it now gets. */
const MOST = 100;

export function createChat(table: WatchedTable): Chat {
  const doors = signal<Readonly<Record<ChatRoom, ChatDoor>>>({ players: 'closed', watchers: 'closed' });
  const youAreHost = signal(false);
  const quieted = signal<readonly Quieted[]>([]);
  const lines = signal<readonly ChatLine[]>([]);
  const reactions = signal<ReadonlyMap<number, Reaction>>(new Map());
  const room = signal<ChatRoom>('players');
  const marked = (one: ChatRoom) => `${table.id} ${one}`;
  const readTo = signal({ players: readUpTo(marked('players')), watchers: readUpTo(marked('watchers')) });
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  function receive(reply: Reply): void {
    if (reply.is !== 'chat' || reply.table !== table.id) return;
    const words = reply.lines.filter(({ said }) => said.is !== 'reaction');
    const sitsDown = doors.peek().players === 'closed' && reply.doors.players !== 'closed';
    const isShut = room.peek() === 'watchers' && reply.doors.watchers === 'closed' && !reply.youAreHost;
    batch(() => {
      doors.value = reply.doors;
      youAreHost.value = reply.youAreHost;
      quieted.value = reply.quieted;
      lines.value = reply.anew ? words : [...lines.peek(), ...words].slice(-2 * MOST);
      if (reply.doors.players === 'closed') room.value = 'watchers';
      else if (sitsDown || isShut) room.value = 'players';
    });
    if (reply.anew) return;
    for (const line of reply.lines) {
      if (line.said.is === 'reaction') float(line.seat, line.said.reaction);
      if (aloud.peek() === 'on' && !line.you) announce(heard(line, chatWords[shownLanguage.peek()]));
    }
  }

  function float(seat: number | null, reaction: Reaction): void {
    if (seat === null) return;
    clearTimeout(timers.get(seat));
    reactions.value = new Map([...reactions.peek(), [seat, reaction]]);
    timers.set(
      seat,
      setTimeout(() => {
        reactions.value = new Map([...reactions.peek()].filter(([other]) => other !== seat));
      }, SHOWN),
    );
  }

  async function ask(request: TableRequest): Promise<boolean> {
    try {
      // Whoever writes has a name; a stranger gets one without being asked.
      await becomeGuest();
      await table.request(request);
      return true;
    } catch (reason) {
      notice(whyNotSaid(reason));
      return false;
    }
  }

  const unreadIn = computed(() => {
    const countIn = (one: ChatRoom) =>
      lines.value.filter(({ number, room, you }) => room === one && !you && number > readTo.value[room]).length;
    return { players: countIn('players'), watchers: countIn('watchers') };
  });

  const silence = table.line.listen(receive);
  const stop = effect(() => {
    if (table.line.opened.value > 0) table.request({ do: 'listen', on: true }).catch(() => undefined);
  });

  return {
    doors,
    youAreHost,
    isThere: computed(() => youAreHost.value || Object.values(doors.value).some((door) => door !== 'closed')),
    quieted,
    lines,
    unread: computed(() => unreadIn.value.players + unreadIn.value.watchers),
    unreadIn,
    reactions,
    room,
    draft: signal(''),
    say: (said) => ask({ do: 'say', line: randomHex(8), room: said.is === 'reaction' ? 'players' : room.peek(), said }),
    ask,
    read() {
      const shown = room.peek();
      const last = lines.peek().findLast((line) => line.room === shown)?.number ?? 0;
      if (last <= readTo.peek()[shown]) return;
      readTo.value = { ...readTo.peek(), [shown]: last };
      markRead(marked(shown), last);
    },
    dispose() {
      stop();
      silence();
      for (const timer of timers.values()) clearTimeout(timer);
      if (table.line.state.peek() === 'open') table.request({ do: 'listen', on: false }).catch(() => undefined);
    },
  };
}

/** What was said in the reader's words; nothing of what only a newer page knows. */
export function textOf(said: Said, words: ChatWords): string {
  if (said.is === 'text') return said.text;
  return (said.is === 'phrase' ? words.phrase[said.phrase] : words.reaction[said.reaction]) ?? '…';
}

/** What a button for it is called, in the language that is shown. */
export function titleNow(): string {
  return chatWords[shownLanguage.value].title;
}

/** The same with how much is new there. */
export function labelOf({ unread }: Chat): string {
  const texts = chatWords[shownLanguage.value];
  const count = unread.value;
  return count === 0 ? texts.title : texts.titleWith({ unread: texts.unread({ count }) });
}

function heard({ name, said }: ChatLine, words: ChatWords): string {
  return words.says({ name, text: textOf(said, words) });
}

/** The chat has sentences of its own for what only happens there. */
function whyNotSaid(reason: unknown): string {
  if (!(reason instanceof Refused)) return kindWord('lost');
  const { refusals } = chatWords[shownLanguage.peek()];
  return refusals[reason.code as keyof typeof refusals] ?? kindWord(reason.code);
}
