import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useState } from 'preact/hooks';
import type { Refused } from '../connection/line.ts';
import type { TableRequest } from '../connection/table.ts';
import { words } from '../words/index.ts';
import { kindWord } from '../words/refusals.ts';
import styles from './menu-dialog.module.css';
import type { Session } from './session.ts';

/** What I can do about my own seat while the match runs: let a bot play, come back, give up. */
export function MySeat({ session, info, close }: { session: Session; info: TableInfo; close(): void }) {
  const [sure, setSure] = useState(false);
  const { table: texts } = words.value;
  const seat = session.viewer.value;
  if (seat === 'public' || info.stage !== 'running' || info.seats[seat].gaveUp) return null;
  const ask = (request: TableRequest) => {
    session.table.request(request).catch((refused: Refused) => notice(kindWord(refused.code)));
    close();
  };
  if (sure) {
    return (
      <div class={styles.sure}>
        <p role="alert">{texts.giveUpHint}</p>
        <div class={styles.row}>
          <button type="button" class={button.plain} onClick={() => setSure(false)}>
            {texts.playOn}
          </button>
          <button type="button" class={button.plain} onClick={() => ask({ do: 'give-up' })}>
            <Icon name="flag" size={20} /> {texts.giveUp}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div class={styles.row}>
      {info.seats[seat].bot === null ? (
        <button type="button" class={button.plain} onClick={() => ask({ do: 'stand' })}>
          <Icon name="robot" size={20} /> {texts.letBotPlay}
        </button>
      ) : (
        <button type="button" class={button.main} onClick={() => ask({ do: 'sit', seat })}>
          {texts.giveBack}
        </button>
      )}
      <button type="button" class={button.plain} onClick={() => setSure(true)}>
        {texts.giveUp} …
      </button>
    </div>
  );
}
