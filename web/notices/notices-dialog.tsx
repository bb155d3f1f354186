import { useFetched } from '@yamanote/kit/deferred.tsx';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import { shownLanguage, words } from '../words/index.ts';
import styles from './notices-dialog.module.css';

/** Where one is told of one's turns. Its parts come when it is opened; it can be closed while they do. */
export function NoticesDialog({ table, close }: { table: string | null; close(): void }) {
  const language = shownLanguage.value;
  const fetched = useFetched(async () => {
    const [{ NoticesPanel }, { noticeWords }] = await Promise.all([
      import('./notices-panel.tsx'),
      import('./words/index.ts'),
    ]);
    return { NoticesPanel, texts: await noticeWords.load(language) };
  }, [language]);
  return (
    <Dialog title={words.value.settings.notices} close={close}>
      <div class={styles.room}>{fetched && <fetched.NoticesPanel table={table} texts={fetched.texts} />}</div>
    </Dialog>
  );
}
