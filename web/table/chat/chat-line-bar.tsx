import { Icon } from '@yamanote/kit/icon.tsx';
import { SeatMark } from '@yamanote/kit/seat-mark.tsx';
import { opensSheet } from '@yamanote/kit/sheet.tsx';
import { shownLanguage, words } from '../../words/index.ts';
import { type Chat, labelOf, textOf } from './chat.ts';
import styles from './chat-line-bar.module.css';
import { chatWords } from './words/index.ts';

/** On a phone: the last that was said, in one line under the seats; a touch opens the rest. */
export function ChatLineBar({ chat, opened, open }: { chat: Chat; opened: boolean; open(): void }) {
  const texts = chatWords[shownLanguage.value];
  const unread = chat.unread.value;
  const last = chat.lines.value.findLast(({ room }) => room === chat.room.value);
  return (
    <div class={styles.place} data-chat-line="">
      <button type="button" class={styles.bar} {...opensSheet(opened)} onClick={open}>
        <span class="unseen">{labelOf(chat)}</span>
        {last === undefined ? (
          <span class={styles.text} data-empty="">
            {chat.room.value === 'players' ? texts.invite : texts.inviteWatchers}
          </span>
        ) : (
          <>
            {last.seat !== null && <SeatMark seat={last.seat} size={12} />}
            <b>
              <bdi>{last.you ? words.value.you : last.name}</bdi>
            </b>
            <span class={styles.text}>
              <bdi>{textOf(last.said, texts)}</bdi>
            </span>
          </>
        )}
        {unread > 0 && (
          <em class={styles.unread} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </em>
        )}
        <Icon name="chat" size={18} />
      </button>
    </div>
  );
}
