/** What stands around every page but the table: the sign of the hall, language, light, and the menu. */

import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { rulesAddress } from '../rules-address.ts';
import { language, languageChoice, theme, themeChoice } from '../settings/settings.ts';
import { words } from '../words/index.ts';
import { LANGUAGE_NAMES } from '../words/languages.ts';
import { Logo } from './logo.tsx';
import styles from './shell.module.css';
import { useFetchedDialog } from './use-fetched-dialog.ts';

let visited = false;

export function Shell({
  title,
  game = null,
  children,
}: {
  title: string | null;
  /** The game that the page belongs to: its rules are meant by "Rules". */
  game?: string | null;
  children: ComponentChildren;
}) {
  const main = useRef<HTMLElement>(null);
  const { hall, tagline } = words.value;
  useEffect(() => {
    document.title = title === null ? `Yamanote · ${tagline}` : `${title} · Yamanote`;
  }, [title, tagline]);
  // A reader who follows a link lands on the new page, not on the old link's place.
  useEffect(() => {
    if (visited) main.current?.focus();
    visited = true;
  }, []);
  return (
    <div class={styles.page}>
      <a class={styles.skip} href="#main">
        {words.value.skipToContent}
      </a>
      <header class={styles.header}>
        <a class={styles.brand} href="/">
          <Logo size={34} />
          <span class={styles.name}>Yamanote</span>
          <span class={styles.kanji} lang="ja">
            山手
          </span>
          <span class={styles.hall}>{hall}</span>
        </a>
        <HeaderControls rules={rulesAddress(game)} />
      </header>
      <main id="main" ref={main} tabIndex={-1} class={styles.main}>
        {children}
      </main>
    </div>
  );
}

function HeaderControls({ rules }: { rules: string }) {
  const { Dialog, open, close } = useFetchedDialog(() =>
    import('../settings/settings-dialog.tsx').then((part) => part.SettingsDialog),
  );
  const { settings, home, punctuation } = words.value;
  const night = theme.value === 'night';
  return (
    <nav class={styles.controls} aria-label={settings.menu}>
      <a class={`${button.quiet} ${styles.wideOnly}`} href={rules}>
        {home.rules}
      </a>
      <fieldset class={styles.languages}>
        <legend class="unseen">{settings.language}</legend>
        {Object.entries(LANGUAGE_NAMES).map(([code, { name, sign }]) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-label={sign === name ? name : `${sign}${punctuation.comma}${name}`}
            aria-pressed={language.value === code}
            onClick={() => {
              languageChoice.value = code as keyof typeof LANGUAGE_NAMES;
            }}
          >
            {sign}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        class={`${styles.square} ${styles.wideOnly}`}
        aria-label={night ? settings.toDay : settings.toNight}
        onClick={() => {
          themeChoice.value = night ? 'day' : 'night';
        }}
      >
        <Icon name={night ? 'sun' : 'moon'} size={20} />
      </button>
      <button
        type="button"
        class={styles.sign}
        aria-label={`${LANGUAGE_NAMES[language.value].sign}${punctuation.comma}${settings.language}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        {LANGUAGE_NAMES[language.value].sign}
      </button>
      <button type="button" class={styles.square} aria-label={settings.menu} aria-haspopup="dialog" onClick={open}>
        <Icon name="more" />
      </button>
      {Dialog && <Dialog rules={rules} close={close} />}
    </nav>
  );
}
