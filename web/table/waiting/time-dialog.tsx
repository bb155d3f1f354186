import type { Game, TimeControl } from '@yamanote/kernel';
import button from '@yamanote/kit/button.module.css';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import { TimeFields } from '../../pages/game/time-fields.tsx';
import { words } from '../../words/index.ts';
import type { TimeWords } from '../../words/time/index.ts';
import styles from './waiting-room.module.css';

interface Props {
  game: Game;
  texts: TimeWords;
  control: TimeControl | null;
  change(control: TimeControl | null): void;
  close(): void;
}

/** The host chooses how much time everybody has; the others see it change. */
export function TimeDialog({ texts, close, ...fields }: Props) {
  return (
    <Dialog title={texts.title} close={close}>
      <div class={styles.fields}>
        <TimeFields texts={texts} {...fields} />
        <button type="button" class={button.main} onClick={close}>
          {words.value.game.done}
        </button>
      </div>
    </Dialog>
  );
}
