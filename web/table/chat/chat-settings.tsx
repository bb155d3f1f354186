import button from '@yamanote/kit/button.module.css';
import { Switch } from '@yamanote/kit/controls.tsx';
import type { Quieted } from '@yamanote/protocol';
import { shownLanguage } from '../../words/index.ts';
import { aloud, type Chat } from './chat.ts';
import styles from './chat-body.module.css';
import { type ChatWords, chatWords } from './words/index.ts';

/** What one may want otherwise: whom one hears, and for the host, who may write. */
export function ChatSettings({ chat }: { chat: Chat }) {
  const texts = chatWords[shownLanguage.value];
  const { youAreHost, doors, quieted, ask } = chat;
  const people = peopleIn(chat);
  return (
    <div class={styles.settings}>
      <Switch
        label={texts.aloud}
        hint={texts.aloudHint}
        value={aloud.value === 'on'}
        change={(on) => {
          aloud.value = on ? 'on' : 'off';
        }}
      />
      {youAreHost.value && (
        <Switch
          label={texts.watchersMayTalk}
          hint={texts.watchersMayTalkHint}
          value={doors.value.watchers !== 'closed'}
          change={(open) => void ask({ do: 'watchers-room', open })}
        />
      )}
      <h3>{texts.people}</h3>
      {people.length === 0 && <p class={styles.note}>{texts.nobody}</p>}
      {people.map(({ who, name }) => {
        const isQuiet = (by: Quieted['by']) => quieted.value.some((one) => one.who === who && one.by === by);
        return (
          <p key={who} class={styles.person}>
            <button
              type="button"
              class={button.plain}
              onClick={() => void ask({ do: 'ignore', who, on: !isQuiet('you') })}
            >
              {labelOf(texts, isQuiet('you') ? 'hear' : 'ignore', name)}
            </button>
            {youAreHost.value && (
              <button
                type="button"
                class={button.plain}
                onClick={() => void ask({ do: 'mute', who, on: !isQuiet('host') })}
              >
                {labelOf(texts, isQuiet('host') ? 'unmute' : 'mute', name)}
              </button>
            )}
          </p>
        );
      })}
    </div>
  );
}

function labelOf(texts: ChatWords, what: 'ignore' | 'hear' | 'mute' | 'unmute', name: string): string {
  return texts[what]({ name });
}

/** Everybody else who has written something, or is not heard. */
function peopleIn({ lines, quieted }: Chat): { who: string; name: string }[] {
  const others = lines.value.filter(({ you }) => !you);
  const known = new Map([...quieted.value, ...others].map(({ who, name }) => [who, name]));
  return [...known].map(([who, name]) => ({ who, name }));
}
