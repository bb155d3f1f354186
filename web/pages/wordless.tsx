import { useEffect } from 'preact/hooks';
import { server } from '../connection/halls.ts';
import button from '../kit/button.module.css';
import { reloadOnce } from './build.ts';
import styles from './states.module.css';

/** When not even the words could be fetched: what can be said without them, in every language. */
export function WordlessPage() {
  const isAway = server.state.value !== 'open';
  useEffect(() => {
    if (!isAway) void reloadOnce();
  }, [isAway]);
  return (
    <main class={styles.panel}>
      <h1>Yamanote 山手</h1>
      <p lang="en">The page could not be loaded. Please try again.</p>
      <p lang="de">Die Seite ließ sich nicht laden. Bitte versuche es noch einmal.</p>
      <p lang="ja">ページを読み込めませんでした。もう一度お試しください。</p>
      <button type="button" class={button.main} onClick={() => location.reload()}>
        <span lang="en">Load again</span> · <span lang="de">Neu laden</span> · <span lang="ja">読み込み直す</span>
      </button>
    </main>
  );
}
