import button from '@yamanote/kit/button.module.css';
import { OneOf } from '@yamanote/kit/controls.tsx';
import { Icon } from '@yamanote/kit/icon.tsx';
import { SeatMark } from '@yamanote/kit/seat-mark.tsx';
import {
  CHAT_ROOMS,
  type ChatLine,
  type ChatRoom,
  LONGEST_LINE,
  PHRASES,
  REACTIONS,
  type Said,
} from '@yamanote/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { shownLanguage, words } from '../../words/index.ts';
import { type Chat, textOf } from './chat.ts';
import styles from './chat-body.module.css';
import { ReactionPicture } from './reaction.tsx';
import { chatWords } from './words/index.ts';

/** Which room is shown, where one may look into both. */
export function ChatRooms({ chat }: { chat: Chat }) {
  const texts = chatWords[shownLanguage.value];
  const { room, doors, youAreHost, unreadIn } = chat;
  const rooms = CHAT_ROOMS.filter((one) => doors.value[one] !== 'closed' || (one === 'watchers' && youAreHost.value));
  if (rooms.length < 2) return null;
  const label = (one: ChatRoom) => {
    const count = one === room.value ? 0 : unreadIn.value[one];
    return count === 0 ? texts.rooms[one] : texts.roomWith({ room: texts.rooms[one], count });
  };
  return (
    <div class={styles.rooms}>
      <OneOf<ChatRoom>
        label={texts.room}
        hideLabel
        value={room.value}
        choices={rooms.map((value) => ({ value, label: label(value) }))}
        change={(value) => {
          room.value = value;
        }}
      />
    </div>
  );
}

/** What was said in the room that is shown, and with what one can answer. */
export function ChatBody({ chat, focuses = false }: { chat: Chat; focuses?: boolean }) {
  const texts = chatWords[shownLanguage.value];
  const { room, doors } = chat;
  const door = doors.value[room.value];
  const note = { open: null, read: texts.readOnly, muted: texts.muted, closed: texts.closed }[door];
  return (
    <>
      <Lines chat={chat} />
      {note !== null && <p class={styles.note}>{note}</p>}
      {door === 'open' && <Composer chat={chat} focuses={focuses} />}
    </>
  );
}

/** A log, silent unless somebody wishes otherwise; the newest line is in sight unless one has scrolled up. */
function Lines({ chat }: { chat: Chat }) {
  const texts = chatWords[shownLanguage.value];
  const place = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lines = chat.lines.value.filter(({ room }) => room === chat.room.value);
  const last = lines.at(-1)?.number;
  useEffect(() => {
    if (document.visibilityState === 'visible') chat.read();
  }, [last, chat.room.value]);
  useLayoutEffect(() => {
    isAtEnd.current = true;
  }, [chat.room.value]);
  useLayoutEffect(() => {
    const { current } = place;
    if (current !== null && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [last, chat.room.value]);
  return (
    <div
      ref={place}
      class={styles.lines}
      role="log"
      aria-live="off"
      aria-label={texts.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list has to be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight > scrollHeight - 24;
      }}
    >
      {lines.length === 0 && <p class={styles.note}>{texts.empty}</p>}
      {lines.map((line) => (
        <Line key={line.number} line={line} />
      ))}
    </div>
  );
}

function Line({ line: { name, seat, you, at, said } }: { line: ChatLine }) {
  const texts = chatWords[shownLanguage.value];
  const isTold = said.is === 'phrase' && said.language !== shownLanguage.value;
  return (
    <p class={styles.line}>
      <span class={styles.head}>
        {seat === null ? <Icon name="eye" size={14} /> : <SeatMark seat={seat} size={13} />}
        <b>
          <bdi>{you ? words.value.you : name}</bdi>
        </b>
        <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
      </span>
      {/* Whatever somebody writes, it is text: it stands in its own direction, and leads nowhere. */}
      <bdi class={styles.said}>{textOf(said, texts)}</bdi>
      {isTold && <small>{texts.spokenIn[said.language]}</small>}
    </p>
  );
}

function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString(shownLanguage.value, { hour: '2-digit', minute: '2-digit' });
}

/** So many phrases are at hand; the others are one press away. */
const AT_HAND = 2;

function Composer({ chat, focuses }: { chat: Chat; focuses: boolean }) {
  const texts = chatWords[shownLanguage.value];
  const [all, setAll] = useState(false);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { draft, room } = chat;
  useEffect(() => {
    if (focuses && matchMedia('(hover: hover)').matches) field.current?.focus();
  }, []);
  const send = async (said: Said) => {
    setSending(true);
    const wasSaid = await chat.say(said);
    setSending(false);
    return wasSaid;
  };
  return (
    <div class={styles.composer}>
      <fieldset class={styles.phrases} aria-label={texts.phrases} data-all={all ? '' : undefined}>
        {PHRASES.map((phrase, i) => (
          <button
            key={phrase}
            type="button"
            class={styles.phrase}
            hidden={!all && i >= AT_HAND}
            disabled={sending}
            onClick={() => {
              setAll(false);
              void send({ is: 'phrase', phrase, language: shownLanguage.peek() });
            }}
          >
            {texts.phrase[phrase]}
          </button>
        ))}
        <button
          type="button"
          class={styles.phrase}
          aria-label={texts.morePhrases}
          aria-pressed={all}
          onClick={() => setAll(!all)}
        >
          …
        </button>
      </fieldset>
      {room.value === 'players' && (
        <fieldset class={styles.reactions} aria-label={texts.reactions}>
          {REACTIONS.map((reaction) => (
            <button
              key={reaction}
              type="button"
              aria-label={texts.reaction[reaction]}
              disabled={sending}
              onClick={() => void send({ is: 'reaction', reaction })}
            >
              <ReactionPicture reaction={reaction} size={28} />
            </button>
          ))}
        </fieldset>
      )}
      <form
        class={styles.form}
        onSubmit={async (event) => {
          event.preventDefault();
          const text = draft.peek();
          if (sending || !(await send({ is: 'text', text }))) return;
          // What was written meanwhile is the next line.
          if (draft.peek() === text) draft.value = '';
        }}
      >
        <input
          ref={field}
          type="text"
          dir="auto"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={LONGEST_LINE}
          aria-label={texts.write[room.value]}
          placeholder={texts.write[room.value]}
          value={draft.value}
          onInput={({ currentTarget }) => {
            draft.value = currentTarget.value;
          }}
        />
        <button type="submit" class={button.main} aria-label={texts.send} aria-disabled={draft.value.trim() === ''}>
          <Icon name="send" size={20} />
        </button>
      </form>
    </div>
  );
}
