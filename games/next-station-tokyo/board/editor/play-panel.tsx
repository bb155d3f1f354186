import { Icon } from '@yamanote/kit';
import { useState } from 'preact/hooks';
import styles from './map-editor.module.css';
import type { EditorWords } from './words/index.ts';

const MOST_BOTS = 3;

/** Alone or against bots, as soon as all checks are passed. */
export function PlayPanel({ words, ready, play }: { words: EditorWords; ready: boolean; play(bots: number): void }) {
  const [bots, setBots] = useState(0);
  return (
    <div class={styles.play}>
      <label>
        {words.bots}
        <select value={bots} onChange={(event) => setBots(Number(event.currentTarget.value))}>
          {Array.from({ length: MOST_BOTS + 1 }, (_, i) => (
            <option key={i} value={i}>
              {i}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class={styles.main} disabled={!ready} onClick={() => play(bots)}>
        <Icon name="play" size={18} /> {words.play}
      </button>
      <small>{words.playHint}</small>
    </div>
  );
}
