import button from '@yamanote/kit/button.module.css';
import { copyText } from '@yamanote/kit/copy-text.ts';
import { Icon } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import { useRef, useState } from 'preact/hooks';
import { words } from '../../words/index.ts';
import styles from './waiting-room.module.css';

/** Hands an address on: by the system's own sheet where there is one, by the clipboard, or by hand. */
export function HandOn({ address }: { address: string }) {
  const { table: texts } = words.value;
  const [byHand, setByHand] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const canShare = 'share' in navigator;

  async function copy(): Promise<void> {
    if (await copyText(address)) return notice(texts.copied);
    setByHand(true);
    notice(texts.copyByHand);
  }

  return (
    <>
      <div class={styles.handOn}>
        {canShare && (
          <button
            type="button"
            class={button.outline}
            onClick={() => navigator.share({ url: address, title: document.title }).catch(() => undefined)}
          >
            <Icon name="share" size={20} /> {texts.share}
          </button>
        )}
        <button
          type="button"
          class={canShare ? button.plain : button.outline}
          aria-label={canShare ? texts.copy : undefined}
          onClick={copy}
        >
          <Icon name="copy" size={20} /> {!canShare && texts.copy}
        </button>
      </div>
      {byHand && (
        <input
          ref={field}
          class={styles.field}
          readOnly
          value={address}
          aria-label={texts.invite}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
