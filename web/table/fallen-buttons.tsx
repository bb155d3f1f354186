import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { words } from '../words/index.ts';
import styles from './action-bar.module.css';
import type { Session } from './session.ts';
import { skip } from './skip.ts';

/** For who has just fallen out of the match: nothing goes on until one of them is pressed. */
export function FallenButtons({ session }: { session: Session }) {
  const { table: texts } = words.value;
  const { stage } = session;
  return (
    <div class={styles.buttons}>
      <button type="button" class={button.main} onClick={stage.goOn}>
        <Icon name="eye" size={20} /> {texts.watchOn}
      </button>
      <button
        type="button"
        class={button.plain}
        onClick={() => {
          stage.goOn();
          skip(session);
        }}
      >
        <Icon name="forward" size={20} /> {texts.skipMatch}
      </button>
    </div>
  );
}
