import type { TableInfo } from '@yamanote/protocol';
import { LOCAL } from '../connection/halls.ts';
import button from '../kit/button.module.css';
import { Icon } from '../kit/icon.tsx';
import { stationOf } from '../stations.ts';
import { words } from '../words/index.ts';
import type { Opened } from './frame.tsx';
import styles from './frame-header.module.css';
import { tableName } from './names.ts';
import type { Session } from './session.ts';

export function FrameHeader({ session, info, open }: { session: Session; info: TableInfo; open(what: Opened): void }) {
  const { loop, table: texts } = words.value;
  const station = stationOf(info.game);
  return (
    <header class={styles.header}>
      <a class={styles.back} href="/" aria-label={loop}>
        <Icon name="back" />
        <span>{loop}</span>
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
        </p>
      </div>
      <ConnectionState session={session} />
      <a class={`${button.plain} ${styles.wide}`} href={`/rules/${info.game}`} target="_blank" rel="noopener">
        <Icon name="book" size={20} /> {texts.rules}
      </a>
      <button
        type="button"
        class={`${button.round} ${styles.log}`}
        aria-label={texts.log}
        aria-haspopup="dialog"
        onClick={() => open('log')}
      >
        <Icon name="log" />
      </button>
      <button
        type="button"
        class={button.round}
        aria-label={texts.menu}
        aria-haspopup="dialog"
        onClick={() => open('menu')}
      >
        <Icon name="more" />
      </button>
    </header>
  );
}

function ConnectionState({ session }: { session: Session }) {
  const { table: texts } = words.value;
  const onDevice = session.table.id.startsWith(LOCAL);
  const open = session.table.line.state.value === 'open';
  return (
    <p class={styles.connection} data-open={open ? '' : undefined} role="status">
      <span>{!open ? texts.reconnecting : onDevice ? texts.onDevice : texts.connected}</span>
    </p>
  );
}
