/** The first time that a kind of decision comes up it is explained, in one sentence, where the decision is made. */
import { signal } from '@preact/signals';
import type { Speech } from '@yamanote/games/room';
import { useEffect } from 'preact/hooks';
import button from '../kit/button.module.css';
import { Icon } from '../kit/icon.tsx';
import { explanations } from '../settings/settings.ts';
import { read, write } from '../settings/stored.ts';
import { words } from '../words/index.ts';
import styles from './notes.module.css';

/** Kinds of decisions whose explanation was read, as `game:kind`. */
const explained = signal<readonly string[]>((read('explained') ?? '').split(' ').filter(Boolean));

function markExplained(key: string): void {
  if (explained.peek().includes(key)) return;
  explained.value = [...explained.peek(), key];
  write('explained', explained.peek().join(' '));
}

/** A game's words may bring a sentence for each kind of question. */
type Explaining = Speech & { explain?(kind: string): string | null };

export function Explanation({ game, kind, speech }: { game: string; kind: string; speech: Explaining }) {
  const key = `${game}:${kind}`;
  const text = speech.explain?.(kind) ?? null;
  if (text === null || explanations.value === 'off' || explained.value.includes(key)) return null;
  return <Note key={key} text={text} read={() => markExplained(key)} />;
}

function Note({ text, read: done }: { text: string; read(): void }) {
  const { table } = words.value;
  // Whoever has made the decision has understood enough of it, with or without pressing the button.
  useEffect(() => done, []);
  return (
    <section class={styles.note}>
      <p>
        <Icon name="help" size={20} /> {text}
      </p>
      <div class={styles.buttons}>
        <button type="button" class={button.plain} onClick={done}>
          {table.gotIt}
        </button>
        <button
          type="button"
          class={button.quiet}
          onClick={() => {
            explanations.value = 'off';
          }}
        >
          {table.explainNoMore}
        </button>
      </div>
    </section>
  );
}
