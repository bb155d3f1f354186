import { credits } from 'virtual:credits';
import { usePageState } from '@yamanote/kit/page-state.ts';
import { words } from '../../words/index.ts';
import { Shell } from '../shell.tsx';
import styles from './credits-page.module.css';

/** Whose work is in these pages, with its licence; generated from what is used. */
export function CreditsPage() {
  const { pages } = words.value;
  usePageState({ idle: true });
  return (
    <Shell title={pages.credits}>
      <div class={styles.page}>
        <h1>{pages.credits}</h1>
        <p>{pages.creditsHint}</p>
        <p>{pages.games}</p>
        <ul>
          {credits.map(({ name, version, licence, address, text }) => (
            <li key={name}>
              <h2>{name.replace('@fontsource-variable/m-plus-2', 'M PLUS 2')}</h2>
              <p>
                {version} · {licence} · <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
              </p>
              {text !== '' && (
                <details>
                  <summary>{pages.licence}</summary>
                  <pre lang="en">{text}</pre>
                </details>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}
