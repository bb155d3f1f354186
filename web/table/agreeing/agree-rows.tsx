/** In the menu: what one may propose to all who play, or, alone among bots, just do. */
import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useState } from 'preact/hooks';
import { shownLanguage, words } from '../../words/index.ts';
import styles from '../menu-dialog.module.css';
import type { Opened } from '../opened.ts';
import type { Session } from '../session.ts';
import { mayPropose } from './alone.ts';
import { companyAt } from './company.ts';
import { propose } from './propose.ts';
import { agreeingWords } from './words/index.ts';

interface Props {
  session: Session;
  info: TableInfo;
  open(what: Opened): void;
  close(): void;
}

export function AgreeRows({ session, info, open, close }: Props) {
  const [sure, setSure] = useState(false);
  const texts = agreeingWords[shownLanguage.value];
  const { playOn, goOn } = words.value.table;
  const sight = session.table.progress.value?.sight;
  if (!mayPropose(info) || sight === undefined || sight.frozen) return null;
  const company = companyAt(info);
  const isPaused = sight.pending.is === 'paused';
  const ask = (is: 'pause' | 'resume' | 'end') => {
    propose(session.table, { is });
    close();
  };
  if (sure) {
    return (
      <div class={styles.sure}>
        <p role="alert">{texts.ending[company]}</p>
        <div class={styles.row}>
          <button type="button" class={button.plain} onClick={() => setSure(false)}>
            {playOn}
          </button>
          <button type="button" class={button.plain} onClick={() => ask('end')}>
            <Icon name="flag" size={20} /> {company === 'others' ? texts.ending.ask : texts.ending.end}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div class={styles.row}>
      {!isPaused && (
        <button type="button" class={button.plain} data-opens="" onClick={() => open('back')}>
          <Icon name="undo" size={20} /> {texts.goBack}
        </button>
      )}
      {isPaused ? (
        <button type="button" class={button.plain} onClick={() => ask('resume')}>
          <Icon name="play" size={20} /> {goOn}
        </button>
      ) : (
        // Bots wait for whoever plays alone with them.
        company === 'others' && (
          <button type="button" class={button.plain} onClick={() => ask('pause')}>
            <Icon name="pause" size={20} /> {texts.pause}
          </button>
        )
      )}
      <button type="button" class={button.plain} onClick={() => setSure(true)}>
        {texts.end}
      </button>
    </div>
  );
}
