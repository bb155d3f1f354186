/** How many customers the queue holds, and the stars that upgrades still bring. */
import { QUEUE_AT_START, STAR_STACKS } from '@yamanote/games/shinjuku/rules';
import { Glyph } from '../art/glyphs.tsx';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import queue from './queue.module.css';
import styles from './star-track.module.css';

export function StarTrack({ view, language }: Props) {
  if (view.options.edition === 'r12') return null;
  const words = boardWords[language];
  const steps = [0, ...STAR_STACKS];
  const now = Math.min(view.upgrades, STAR_STACKS.length);
  return (
    <section aria-label={words.starTrack}>
      <header class={queue.head}>
        <h2>{words.starTrack}</h2>
        <small>{words.nextUpgrade(STAR_STACKS[view.upgrades] ?? 0)}</small>
      </header>
      <ol class={styles.track}>
        {steps.map((stars, i) => {
          const state = i < now ? 'past' : i === now ? 'now' : 'ahead';
          const number = QUEUE_AT_START + i;
          return (
            <li key={number} class={styles.step} data-state-of={state}>
              <span class="unseen">{words.starStep({ number, stars: state === 'ahead' ? stars : 0, state })}</span>
              <span class={styles.stars} aria-hidden="true">
                {state === 'ahead' &&
                  Array.from({ length: stars }, (_, star) => <Glyph key={star} name="star" size={12} />)}
              </span>
              <b aria-hidden="true">{number}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
