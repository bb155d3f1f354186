import button from '@yamanote/kit/button.module.css';
import { usePageState } from '@yamanote/kit/page-state.ts';
import { useEffect } from 'preact/hooks';
import { server } from '../connection/halls.ts';
import { reloadOnce } from './build.ts';
import styles from './states.module.css';

/** The only texts that stand outside of words/: they are for when words cannot be fetched. */
const TEXTS = [
  { lang: 'en', text: 'The page could not be loaded. Please try again.', again: 'Reload' },
  { lang: 'de', text: 'Die Seite ließ sich nicht laden. Bitte versuche es noch einmal.', again: 'Neu laden' },
  { lang: 'ja', text: 'ページを読み込めませんでした。もう一度お試しください。', again: '再読み込み' },
];

/** What can be said without words, in every language; the page tries once more by itself when the hall answers. */
export function WordlessPage() {
  const isAway = server.state.value !== 'open';
  useEffect(() => {
    if (!isAway) void reloadOnce();
  }, [isAway]);
  usePageState({ idle: true });
  return (
    <main class={styles.panel}>
      <h1>Yamanote</h1>
      {TEXTS.map(({ lang, text }) => (
        <p key={lang} lang={lang}>
          {text}
        </p>
      ))}
      <div class={styles.actions}>
        {TEXTS.map(({ lang, again }) => (
          <button key={lang} lang={lang} type="button" class={button.plain} onClick={() => location.reload()}>
            {again}
          </button>
        ))}
      </div>
    </main>
  );
}
