import { Sheet } from '@yamanote/kit/sheet.tsx';
import { words } from '../words/index.ts';
import styles from './hint-sheet.module.css';
import { answerIn, figureOf, marginOf } from './hint-words.ts';
import type { Session } from './session.ts';

/** The best answers and what each is worth; a press selects one. */
export function HintSheet({ session, close }: { session: Session; close(): void }) {
  const { composer, hints, names, speech } = session;
  const { hint: texts } = words.value.table;
  const alone = names.value.length === 1;
  const found = hints.shown.value ?? [];
  // What is only a little better by luck does not come first.
  const isClose = found.some(({ value }) => value > found[0].value);
  return (
    <Sheet title={texts.title} close={close}>
      <p class={styles.about}>
        {alone ? texts.aboutPoints : texts.aboutChances} {isClose && texts.close}
      </p>
      <ol class={styles.rows}>
        {found.map((one, i) => (
          <li key={i}>
            <button
              type="button"
              style={alone ? undefined : { '--chance': `${100 * one.value}%` }}
              onClick={() => {
                composer.propose(one.answer);
                close();
              }}
            >
              <span>
                <b>{figureOf(one, session)}</b> <small>{marginOf(one, session)}</small>
              </span>{' '}
              <span>
                {answerIn(session, one.answer)}
                {one.odds !== undefined && <small>{speech.value.odds?.(one.odds)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
