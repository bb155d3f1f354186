import button from '@yamanote/kit/button.module.css';
import { words } from '../words/index.ts';
import { isOutdated } from './build.ts';
import styles from './new-version.module.css';

/** The hall has been upgraded under an open page: nothing breaks, but a fresh page is better. */
export function NewVersion() {
  if (!isOutdated()) return null;
  const { table } = words.value;
  return (
    <aside class={styles.banner} aria-label={table.newVersion}>
      <p>{table.newVersion}</p>
      <button type="button" class={button.plain} onClick={() => location.reload()}>
        {table.reload}
      </button>
    </aside>
  );
}
