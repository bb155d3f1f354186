import { Dialog } from '../kit/dialog.tsx';
import { words } from '../words/index.ts';
import styles from './log.module.css';
import type { Session } from './session.ts';
import { StoryLines } from './story-lines.tsx';

/** The latest lines beside the board, newest first; the whole log is one tap away on a phone. */
const LATEST = 60;

export function LogPanel({ session }: { session: Session }) {
  const { table: texts } = words.value;
  const lines = session.story.value;
  return (
    <section class={styles.panel} aria-label={texts.log}>
      <header>
        <h2>{texts.log}</h2>
        <small>{texts.all({ lines: lines.length })}</small>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list has to be reachable by keyboard */}
      <div class={styles.scroll} tabIndex={0} role="log" aria-live="off" aria-label={texts.log}>
        {lines.length === 0 ? <p>{texts.logEmpty}</p> : <StoryLines lines={lines.slice(-LATEST).reverse()} />}
      </div>
    </section>
  );
}

export function LogDialog({ session, close }: { session: Session; close(): void }) {
  const { table: texts } = words.value;
  const lines = session.story.value;
  return (
    <Dialog title={texts.log} close={close}>
      {lines.length === 0 ? <p>{texts.logEmpty}</p> : <StoryLines lines={[...lines].reverse()} />}
    </Dialog>
  );
}
