import { effect, signal } from '@preact/signals';
import { server } from '../connection/halls.ts';
import button from '../kit/button.module.css';
import { words } from '../words/index.ts';
import styles from './new-version.module.css';

/** The build that this page came from: the first that the hall names. */
let own: string | null = null;
const outdated = signal(false);

effect(() => {
  const build = server.build.value;
  own ??= build;
  outdated.value = build !== null && build !== own;
});

/** The hall has been upgraded under an open page: nothing breaks, but a fresh page is better. */
export function NewVersion() {
  if (!outdated.value) return null;
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
