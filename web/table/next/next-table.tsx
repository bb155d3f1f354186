import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { useEffect } from 'preact/hooks';
import { followNextTable, nextTable } from '../../connection/next-table.ts';
import { stationOf, titleIn } from '../../stations.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { tableName } from '../names.ts';
import styles from './next-table.module.css';
import { useNextTableWords } from './use-next-table-words.ts';

/** When nothing is to be done here, and another table waits for me: the way there. */
export function NextTable({ table, isFree }: { table: string; isFree: boolean }) {
  useEffect(followNextTable, [table]);
  // Its key leads there at any time.
  return <NextTableLink class={`${button.quiet} ${styles.next}`} hidden={!isFree} />;
}

/** The same as a line of the menu. */
export function NextTableRow() {
  return <NextTableLink class={button.plain} />;
}

function NextTableLink({ class: look, hidden = false }: { class: string; hidden?: boolean }) {
  const texts = useNextTableWords();
  const { next, waiting } = nextTable.value;
  if (texts === null || next === null) return null;
  const language = shownLanguage.value;
  const station = stationOf(next.game);
  const game = station === undefined ? next.game : titleIn(language, station);
  const { go, which } = texts;
  return (
    <a class={look} href={`/table/${next.table}`} hidden={hidden} data-next="">
      <Icon name="forward" size={20} />
      <span>
        {go({ waiting })} <small>{which({ game, table: tableName(next.table, words.value) })}</small>
      </span>
    </a>
  );
}
