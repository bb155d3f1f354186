import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { Marks } from '@yamanote/kit/seat-mark.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useContext } from 'preact/hooks';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { words } from '../words/index.ts';
import styles from './menu-dialog.module.css';
import { MySeat } from './my-seat.tsx';
import type { Opened } from './opened.ts';
import { rulesAddressAt } from './rules-address.ts';
import type { Session } from './session.ts';

/** Settings, with what belongs to this table on top. */
export function MenuDialog({
  session,
  info,
  open,
  close,
}: {
  session: Session;
  info: TableInfo;
  open(what: Opened): void;
  close(): void;
}) {
  const { table: texts } = words.value;
  const marks = useContext(Marks);
  const seat = session.viewer.value;
  return (
    <SettingsDialog close={close} mark={seat === 'public' ? null : (marks[seat] ?? null)}>
      <div class={styles.row}>
        <a class={button.plain} href="/">
          <Icon name="back" size={20} /> {words.value.homePage}
        </a>
        <button type="button" class={button.plain} data-opens="" onClick={() => open('log')}>
          <Icon name="log" size={20} /> {texts.log}
          {session.unread.value && <em class={styles.unread}>{texts.unread}</em>}
        </button>
        <a class={button.plain} href={rulesAddressAt(session)} target="_blank" rel="noopener">
          <Icon name="book" size={20} /> {texts.rules}
        </a>
        <button type="button" class={button.plain} aria-haspopup="dialog" onClick={() => open('keys')}>
          <Icon name="help" size={20} /> {words.value.keys.title}
        </button>
        {info.hints && seat !== 'public' && (
          <button
            type="button"
            class={button.plain}
            disabled={!session.hints.offered.value}
            onClick={() => {
              session.hints.ask();
              close();
            }}
          >
            <Icon name="hint" size={20} /> {texts.hint.ask}
          </button>
        )}
        {session.orders.value !== null && (
          <button type="button" class={button.plain} aria-haspopup="dialog" onClick={() => open('orders')}>
            <Icon name="flag" size={20} /> {texts.orders}
          </button>
        )}
      </div>
      <MySeat session={session} info={info} close={close} />
    </SettingsDialog>
  );
}
