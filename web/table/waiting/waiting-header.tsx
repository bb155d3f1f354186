import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useEffect, useState } from 'preact/hooks';
import { CopyTable } from '../../pages/copy-table.tsx';
import { SettingsDialog } from '../../settings/settings-dialog.tsx';
import { stationOf, titleIn } from '../../stations.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { seatNames, tableName } from '../names.ts';
import styles from './waiting-room.module.css';

export function WaitingHeader({ info, rules }: { info: TableInfo; rules: string }) {
  const [open, setOpen] = useState(false);
  const { homePage, table: texts } = words.value;
  const station = stationOf(info.game);
  const game = station === undefined ? info.game : titleIn(shownLanguage.value, station);
  const title = tableName(info.table, words.value);
  useEffect(() => {
    document.title = `${title} · Yamanote`;
  }, [title]);
  return (
    <header class={styles.header}>
      <a class={button.round} href="/" aria-label={homePage}>
        <Icon name="back" />
      </a>
      <i lang="ja" aria-hidden="true">
        {station?.numeral}
      </i>
      <div>
        <h1>{title}</h1>
        <p>{[game, matchOf(info), hostOf(info)].filter(Boolean).join(' · ')}</p>
      </div>
      <button
        type="button"
        class={button.round}
        aria-label={texts.menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </button>
      {open && (
        <SettingsDialog rules={rules} close={() => setOpen(false)}>
          <CopyTable table={info.table} />
        </SettingsDialog>
      )}
    </header>
  );
}

function matchOf({ round }: TableInfo): string | null {
  return round > 1 ? words.value.table.matchNumber({ number: round }) : null;
}

function hostOf(info: TableInfo): string | null {
  const { waiting } = words.value.table;
  if (info.youAreHost) return waiting.youHost;
  return info.hostSeat === null ? null : waiting.hostIs({ name: seatNames(info, words.value)[info.hostSeat] });
}
