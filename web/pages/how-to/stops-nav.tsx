import type { Stop } from '@yamanote/games/how-to';
import { Icon } from '@yamanote/kit/icon.tsx';
import styles from './stops-nav.module.css';
import type { HowToPageWords } from './words/index.ts';

/** The stops as contents: a column in a wide window, a row that stays at the top elsewhere. */
export function StopsNav({
  stops,
  current,
  texts,
  rules,
}: {
  stops: readonly Stop[];
  current: string;
  texts: HowToPageWords;
  rules: string;
}) {
  return (
    <aside class={styles.column} aria-label={texts.title}>
      <p class={styles.minutes}>
        <Icon name="clock" size={18} /> {texts.minutes}
      </p>
      <nav class={styles.line} aria-label={texts.stops}>
        <ol>
          {stops.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                <i aria-hidden="true" />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <a class={styles.rules} href={rules}>
        <Icon name="book" size={20} />
        <span>
          <b>{texts.allRules}</b> <small>{texts.byNumber}</small>
        </span>
      </a>
    </aside>
  );
}
