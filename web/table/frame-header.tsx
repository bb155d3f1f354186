import button from '@yamanote/kit/button.module.css';
import { deferred } from '@yamanote/kit/deferred.tsx';
import { Icon } from '@yamanote/kit/icon.tsx';
import { opensSheet } from '@yamanote/kit/sheet.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { LOCAL } from '../connection/halls.ts';
import { isKept } from '../local/device.ts';
import { stationOf } from '../stations.ts';
import { words } from '../words/index.ts';
import { type ChatPlace, useOpenChat } from './chat/use-chat.ts';
import styles from './frame-header.module.css';
import { tableName } from './names.ts';
import type { Opened } from './opened.ts';
import { rulesAddressAt } from './rules-address.ts';
import type { Session } from './session.ts';

const WatcherCount = deferred(async () => (await import('./watching/watcher-count.tsx')).WatcherCount);

interface Props {
  session: Session;
  info: TableInfo;
  chatPlace: ChatPlace;
  opened: Opened;
  open(what: Opened): void;
}

export function FrameHeader({ session, info, chatPlace, opened, open }: Props) {
  const { homePage, table: texts } = words.value;
  const station = stationOf(info.game);
  const unread = session.unread.value;
  const { shape, room } = session.windowClass.value;
  const talk = useOpenChat();
  const isUnheard = (talk?.chat.unread.value ?? 0) > 0;
  const hasLogButton = room === 'tall' || shape === 'columns' || shape === 'wide';
  return (
    <header class={styles.header}>
      <a class={styles.back} href="/" aria-label={homePage}>
        <Icon name="back" />
        <span>{homePage}</span>
      </a>
      <i class={styles.ring} aria-hidden="true" lang="ja">
        {station?.numeral}
      </i>
      <div class={styles.title}>
        <h1>
          {session.speech.value.title}
          {station && station.japanese !== session.speech.value.title && (
            <span lang="ja" aria-hidden="true">
              {' '}
              {station.japanese}
            </span>
          )}
        </h1>
        <p>
          {tableName(info.table, words.value)}
          {info.round > 1 && ` · ${texts.matchNumber({ number: info.round })}`}
          {info.hints && ` · ${texts.hint.allowed}`}
        </p>
      </div>
      <ConnectionState session={session} />
      <a class={`${button.plain} ${styles.rules}`} href={rulesAddressAt(session)} target="_blank" rel="noopener">
        <Icon name="book" size={20} /> {texts.rules}
      </a>
      {session.table.watchers.value.count > 0 && (
        <WatcherCount session={session} opened={opened} open={open} class={styles.watchers} />
      )}
      {talk !== null && chatPlace === 'button' && (
        <button
          type="button"
          class={`${button.round} ${styles.button}`}
          aria-label={talk.parts.labelOf(talk.chat)}
          data-unread={isUnheard ? '' : undefined}
          {...opensSheet(opened === 'chat')}
          onClick={() => open('chat')}
        >
          <Icon name="chat" />
        </button>
      )}
      <button
        type="button"
        class={`${button.round} ${styles.button} ${styles.log}`}
        aria-label={texts.log}
        data-unread={unread ? '' : undefined}
        {...opensSheet(opened === 'log')}
        onClick={() => open('log')}
      >
        <Icon name="log" />
      </button>
      <button
        type="button"
        class={`${button.round} ${styles.button}`}
        data-unread={(unread && !hasLogButton) || (isUnheard && chatPlace === 'menu') ? '' : undefined}
        aria-label={texts.menu}
        aria-haspopup="dialog"
        onClick={() => open('menu')}
      >
        <Icon name="more" />
      </button>
    </header>
  );
}

/** A good line is said here; that it is lost is told above the question. */
function ConnectionState({ session }: { session: Session }) {
  const { table: texts } = words.value;
  if (session.table.line.state.value === 'broken') return null;
  const onDevice = isKept.value ? texts.onDevice : texts.onlyHere;
  return (
    <p class={styles.connection}>
      <span>{session.table.id.startsWith(LOCAL) ? onDevice : texts.connected}</span>
    </p>
  );
}
