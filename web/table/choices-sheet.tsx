import type { BoardProps } from '@yamanote/kit/board.ts';
import { Sheet } from '@yamanote/kit/sheet.tsx';
import { words } from '../words/index.ts';
import styles from './choices-sheet.module.css';
import type { Session } from './session.ts';

/** Everything one can do now, as rows that any finger can hit: the way round small targets. */
export function ChoicesSheet({ session, board, close }: { session: Session; board: BoardProps; close(): void }) {
  const { composer, speech, names } = session;
  const { Choices } = session.board;
  const asking = composer.asking.value;
  const { table: texts } = words.value;
  if (Choices !== undefined) {
    return (
      <Sheet title={texts.everything} close={close}>
        <Choices {...board} done={close} />
      </Sheet>
    );
  }
  return (
    <Sheet title={texts.everything} close={close}>
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
    </Sheet>
  );
}
