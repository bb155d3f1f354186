import { Dialog } from '@yamanote/kit/dialog.tsx';
import { Icon } from '@yamanote/kit/icon.tsx';
import { useMedia } from '@yamanote/kit/use-media.ts';
import { useState } from 'preact/hooks';
import { shownLanguage } from '../../words/index.ts';
import { BESIDE } from './beside.ts';
import type { Chat } from './chat.ts';
import styles from './chat-body.module.css';
import { ChatBody, ChatRooms } from './chat-body.tsx';
import { ChatColumn } from './chat-column.tsx';
import { ChatLineBar } from './chat-line-bar.tsx';
import { ChatSettings } from './chat-settings.tsx';
import { chatWords } from './words/index.ts';

/** Before the match and after it, where there is no board: beside the page if there is room, else a line that opens the rest. */
export function ChatBeside({ chat }: { chat: Chat }) {
  const isWide = useMedia(BESIDE);
  const [opened, setOpened] = useState(false);
  if (!chat.isThere.value) return null;
  if (isWide) {
    return (
      <div class={styles.beside} data-chat-beside="">
        <ChatColumn chat={chat} />
      </div>
    );
  }
  return (
    <>
      <ChatLineBar chat={chat} opened={opened} open={() => setOpened(true)} />
      {opened && <ChatDialog chat={chat} close={() => setOpened(false)} />}
    </>
  );
}

function ChatDialog({ chat, close }: { chat: Chat; close(): void }) {
  const texts = chatWords[shownLanguage.value];
  const [setting, setSetting] = useState(false);
  return (
    <Dialog title={texts.title} close={close}>
      <div class={`${styles.half} ${styles.tall}`}>
        <div class={styles.tools}>
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
        </div>
        {setting ? <ChatSettings chat={chat} /> : <ChatBody chat={chat} focuses />}
      </div>
    </Dialog>
  );
}
