import { Dialog } from '@yamanote/kit/dialog.tsx';
import { type Deed, KEYS, type KeyPlace, keySigns } from '@yamanote/kit/keys.ts';
import { useState } from 'preact/hooks';
import { words } from '../words/index.ts';
import { useOpenChat } from './chat/use-chat.ts';
import styles from './keys-dialog.module.css';
import { useNextTableWords } from './next/use-next-table-words.ts';
import type { Session } from './session.ts';
import { nextTableLink, selectsByDigit } from './use-frame-keys.ts';

/** The keys that work at this table, by where they do. */
export function KeysDialog({ session, close }: { session: Session; close(): void }) {
  const { keys: texts, kit } = words.value;
  const [places] = useState(placesHere);
  const hasChat = useOpenChat() !== null;
  const next = useNextTableWords();
  const does: Readonly<Record<Deed, string>> = { ...texts.deeds, ...kit.map, next: next?.key ?? '' };
  return (
    <Dialog title={texts.title} close={close}>
      {places.map((place) => (
        <section key={place} class={styles.place}>
          <h3>{texts.places[place]}</h3>
          <dl>
            {deedsIn(place, session, hasChat).map(([deed, keys]) => (
              <div key={deed} class={styles.row} data-deed={deed}>
                <dt>
                  {keySigns(keys, texts.space).map((sign) => (
                    <kbd key={sign}>{sign}</kbd>
                  ))}
                </dt>
                <dd>{does[deed]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function placesHere(): KeyPlace[] {
  const hasMap = document.querySelector('[data-panned]') !== null;
  return (Object.keys(KEYS) as KeyPlace[]).filter((place) => place !== 'map' || hasMap);
}

function deedsIn(place: KeyPlace, { board, table }: Session, hasChat: boolean): [Deed, readonly string[]][] {
  const deeds = Object.entries(KEYS[place]) as [Deed, readonly string[]][];
  const works = {
    select: selectsByDigit(board),
    hint: table.info.value?.hints === true,
    chat: hasChat,
    next: nextTableLink() !== null,
  };
  return deeds.filter(([deed]) => works[deed as keyof typeof works] ?? true);
}
