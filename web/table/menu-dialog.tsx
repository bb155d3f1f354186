import button from '@yamanote/kit/button.module.css';
import { Switch } from '@yamanote/kit/controls.tsx';
import { Icon } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import { Marks } from '@yamanote/kit/seat-mark.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useContext } from 'preact/hooks';
import { LOCAL, server } from '../connection/halls.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { words } from '../words/index.ts';
import { whyNot } from '../words/refusals.ts';
import { AgreeRows } from './agreeing/agree-rows.tsx';
import { useOpenChat } from './chat/use-chat.ts';
import styles from './menu-dialog.module.css';
import { MySeat } from './my-seat.tsx';
import { NextTableRow } from './next/next-table.tsx';
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
  const talk = useOpenChat();
  return (
    <SettingsDialog
      close={close}
      mark={seat === 'public' ? null : (marks[seat] ?? null)}
      table={session.table.line === server ? info.table : null}
    >
      <div class={styles.row}>
        <a class={button.plain} href="/">
          <Icon name="back" size={20} /> {words.value.homePage}
        </a>
        <NextTableRow />
        <button type="button" class={button.plain} data-opens="" onClick={() => open('log')}>
          <Icon name="log" size={20} /> {texts.log}
          {session.unread.value && <em class={styles.unread}>{texts.unread}</em>}
        </button>
        {talk?.chat.isThere.value && (
          <button type="button" class={button.plain} data-opens="" onClick={() => open('chat')}>
            <Icon name="chat" size={20} /> {talk.parts.titleNow()}
            {talk.chat.unread.value > 0 && <em class={styles.unread}>{texts.unread}</em>}
          </button>
        )}
        <a class={button.plain} href={rulesAddressAt(session)} target="_blank" rel="noopener">
          <Icon name="book" size={20} /> {texts.rules}
        </a>
        {!info.table.startsWith(LOCAL) && (
          <button type="button" class={button.plain} data-opens="" onClick={() => open('watchers')}>
            <Icon name="eye" size={20} /> {words.value.home.watch}
          </button>
        )}
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
      <AgreeRows session={session} info={info} open={open} close={close} />
      {info.notices !== 'untold' && (
        <Switch
          label={words.value.settings.noticesHere}
          value={info.notices === 'told'}
          change={(on) => tellHere(info.table, on).catch((reason) => notice(whyNot(reason)))}
        />
      )}
      <MySeat session={session} info={info} close={close} />
    </SettingsDialog>
  );
}

/** The hall tells the pages at this table that it is so. */
async function tellHere(table: string, on: boolean): Promise<void> {
  const { setQuiet } = await import('../notices/channels.ts');
  await setQuiet(table, !on);
}
