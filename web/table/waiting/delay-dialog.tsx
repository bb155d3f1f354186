import button from '@yamanote/kit/button.module.css';
import { OneOf } from '@yamanote/kit/controls.tsx';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import type { WatchDelay } from '@yamanote/protocol';
import { words } from '../../words/index.ts';
import { useWatchingWords } from '../../words/watching/index.ts';
import styles from './waiting-room.module.css';

/** What is offered: at once; so late that it is of no help to who plays; or nothing before the end. */
const DELAYS: readonly WatchDelay[] = ['none', { moves: 5 }, { moves: 20 }, { minutes: 2 }, { minutes: 10 }, 'end'];

/** When those who only watch see the match. */
export function DelayDialog({
  delay,
  change,
  close,
}: {
  delay: WatchDelay;
  change(delay: WatchDelay): void;
  close(): void;
}) {
  const texts = useWatchingWords();
  const { game, home } = words.value;
  const value = JSON.stringify(delay);
  const isOffered = DELAYS.some((one) => JSON.stringify(one) === value);
  const offered = isOffered ? DELAYS : [...DELAYS, delay];
  return (
    <Dialog title={texts?.delayTitle ?? home.watch} close={close}>
      <div class={styles.fields}>
        <OneOf
          hideLabel
          label={texts?.delayTitle ?? ''}
          value={value}
          choices={offered.map((one) => ({ value: JSON.stringify(one), label: texts?.delay({ delay: one }) ?? '' }))}
          change={(chosen) => change(JSON.parse(chosen) as WatchDelay)}
        />
        <button type="button" class={button.main} onClick={close}>
          {game.done}
        </button>
      </div>
    </Dialog>
  );
}
