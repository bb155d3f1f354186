import { Icon } from '@yamanote/kit/icon.tsx';
import { Sheet } from '@yamanote/kit/sheet.tsx';
import { useState } from 'preact/hooks';
import { shownLanguage } from '../../words/index.ts';
import type { Chat } from './chat.ts';
import styles from './chat-body.module.css';
import { ChatBody, ChatRooms } from './chat-body.tsx';
import { ChatSettings } from './chat-settings.tsx';
import { chatWords } from './words/index.ts';

/** Over the lower half of the board, or over the column beside it: what is asked stays in sight. */
export function ChatSheet({ chat, close }: { chat: Chat; close(): void }) {
  const texts = chatWords[shownLanguage.value];
  const [setting, setSetting] = useState(false);
  const tools = (
    <>
      <ChatRooms chat={chat} />
      <button
        type="button"
        class={styles.tool}
        aria-label={texts.settings}
        aria-pressed={setting}
        onClick={() => setSetting(!setting)}
      >
        <Icon name="gear" size={20} />
      </button>
    </>
  );
  return (
    <Sheet title={texts.title} close={close} tools={tools}>
      <div class={styles.half}>{setting ? <ChatSettings chat={chat} /> : <ChatBody chat={chat} focuses />}</div>
    </Sheet>
  );
}
