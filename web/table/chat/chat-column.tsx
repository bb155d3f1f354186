import { Icon } from '@yamanote/kit/icon.tsx';
import { useState } from 'preact/hooks';
import { shownLanguage } from '../../words/index.ts';
import type { Chat } from './chat.ts';
import styles from './chat-body.module.css';
import { ChatBody, ChatRooms } from './chat-body.tsx';
import { ChatSettings } from './chat-settings.tsx';
import { chatWords } from './words/index.ts';

/** Beside the board, where a window has room for both. */
export function ChatColumn({ chat }: { chat: Chat }) {
  const texts = chatWords[shownLanguage.value];
  const [setting, setSetting] = useState(false);
  return (
    <aside class={styles.column} aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        <button
          type="button"
          class={styles.tool}
          aria-label={texts.settings}
          aria-pressed={setting}
          onClick={() => setSetting(!setting)}
        >
          <Icon name="gear" size={20} />
        </button>
      </header>
      <ChatRooms chat={chat} />
      {setting ? <ChatSettings chat={chat} /> : <ChatBody chat={chat} />}
    </aside>
  );
}
