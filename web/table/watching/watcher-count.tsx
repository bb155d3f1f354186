import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { opensSheet } from '@yamanote/kit/sheet.tsx';
import { useWatchingWords } from '../../words/watching/index.ts';
import type { Opened } from '../opened.ts';
import styles from '../seat-clock.module.css';
import { RunningClock } from '../seat-clock.tsx';
import type { Session } from '../session.ts';

interface Props {
  session: Session;
  opened: Opened;
  open(what: Opened): void;
  /** As the header has it. */
  class: string;
}

/** An eye and how many look on; who they are is a tap away. Before it, for one of them, the clock that runs. */
export function WatcherCount({ session, opened, open, class: place }: Props) {
  const texts = useWatchingWords();
  if (texts === null) return null;
  const { count } = session.table.watchers.value;
  const label = texts.watching({ watchers: count });
  return (
    <>
      {session.viewer.value === 'public' && (
        <span class={styles.inHeader}>
          <RunningClock session={session} />
        </span>
      )}
      <button
        type="button"
        class={`${button.quiet} ${place}`}
        aria-label={label}
        {...opensSheet(opened === 'watchers')}
        onClick={() => open('watchers')}
      >
        <Icon name="eye" size={20} />
        <b>{count}</b>
        <span>{label}</span>
      </button>
    </>
  );
}
