import { useRef } from 'preact/hooks';
import button from '../../kit/button.module.css';
import { copyText } from '../../kit/copy-text.ts';
import { Icon } from '../../kit/icon.tsx';
import { notice } from '../../kit/notice.tsx';
import { QrCode } from '../../kit/qr-code.tsx';
import { words } from '../../words/index.ts';
import styles from './waiting-room.module.css';

/** The table's address in every form in which it can be handed on. */
export function InviteLink() {
  const texts = words.value.table;
  const field = useRef<HTMLInputElement>(null);
  const address = location.origin + location.pathname;

  async function copy(): Promise<void> {
    if (await copyText(address)) return notice(texts.copied);
    field.current?.focus();
    field.current?.select();
    notice(texts.copyByHand);
  }

  return (
    <div class={styles.invite}>
      <div>
        <p>{texts.inviteHint}</p>
        <input
          ref={field}
          readOnly
          value={address}
          aria-label={texts.invite}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class={styles.row}>
          <button type="button" class={button.outline} onClick={copy}>
            <Icon name="link" /> {texts.copy}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              class={button.plain}
              onClick={() => navigator.share({ url: address, title: document.title }).catch(() => undefined)}
            >
              <Icon name="share" /> {texts.share}
            </button>
          )}
        </div>
      </div>
      <QrCode text={address} label={texts.code} size={148} />
    </div>
  );
}
