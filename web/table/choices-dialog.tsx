import { Dialog } from '../kit/dialog.tsx';
import { words } from '../words/index.ts';
import styles from './choices-dialog.module.css';
import type { Session } from './session.ts';

/** Everything one can do now, as rows that any finger can hit: the way round small targets. */
export function ChoicesDialog({ session, close }: { session: Session; close(): void }) {
  const { composer, speech, names } = session;
  const asking = composer.asking.value;
  const { table: texts } = words.value;
  return (
    <Dialog title={texts.everything} close={close}>
      <ol class={styles.rows}>
        {asking?.actions.map((action, i) => (
          <li key={i}>
            <button
              type="button"
              aria-pressed={action === composer.selected.value}
              onClick={() => {
                composer.pick(action);
                close();
              }}
            >
              <span class={styles.number}>{i + 1}</span>
              {speech.value.action(action, asking.view, names.value)}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
