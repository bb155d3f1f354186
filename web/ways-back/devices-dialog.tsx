import { useFetched } from '@yamanote/kit/deferred.tsx';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import { shownLanguage, words } from '../words/index.ts';
import styles from './devices.module.css';

/** How one gets to other devices, and back. Its parts come when it is opened; it can be closed while they do. */
export function DevicesDialog({ close }: { close(): void }) {
  const language = shownLanguage.value;
  const fetched = useFetched(async () => {
    const [{ DevicesPanel }, { waysBackWords }] = await Promise.all([
      import('./devices-panel.tsx'),
      import('./words/index.ts'),
    ]);
    return { DevicesPanel, texts: await waysBackWords.load(language) };
  }, [language]);
  return (
    <Dialog title={words.value.settings.devices} close={close}>
      <div class={styles.room}>{fetched && <fetched.DevicesPanel texts={fetched.texts} close={close} />}</div>
    </Dialog>
  );
}
