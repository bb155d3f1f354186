import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { usesKeyboard } from '@yamanote/kit/modality.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { WatchedTable } from '../../connection/table.ts';
import { useTogetherWords } from '../../words/together/index.ts';
import styles from '../action-bar.module.css';

/** Whoever has played sees what came of it for as long as they like, and may take it back; then the curtain falls. */
export function HandOnButton({ table, name }: { table: WatchedTable; name: string }) {
  const texts = useTogetherWords();
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that gave the answer is gone.
    if (usesKeyboard()) element.current?.focus();
  }, [texts]);
  if (texts === null) return null;
  return (
    <button
      ref={element}
      type="button"
      class={`${button.main} ${styles.confirm}`}
      // The second click of a double one was meant for the answer.
      onClick={({ detail }) => detail < 2 && table.forget()}
    >
      <Icon name="forward" size={20} /> {texts.handOn({ name })}
    </button>
  );
}
