/** Pages for when there is nothing to show: each says what happened and what one can do. */

import button from '@yamanote/kit/button.module.css';
import { usePageState } from '@yamanote/kit/page-state.ts';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { server } from '../connection/halls.ts';
import { words } from '../words/index.ts';
import { reloadOnce } from './build.ts';
import { isMissingPart } from './missing-part.ts';
import { Shell } from './shell.tsx';
import styles from './states.module.css';

export function NotFoundPage() {
  const { pages } = words.value;
  return (
    <Shell title={pages.notFound}>
      <StatePanel title={pages.notFound} hint={pages.notFoundHint} mark="？">
        <HomeLink />
      </StatePanel>
    </Shell>
  );
}

/** What failed cannot be mended from inside; a part that could not be fetched may be there after a reload. */
export function BrokenPage({ error }: { error: unknown }) {
  const { pages } = words.value;
  const isMissing = isMissingPart(error);
  const isAway = server.state.value !== 'open';
  useEffect(() => {
    if (isMissing && !isAway) void reloadOnce();
  }, [isMissing, isAway]);
  const title = isMissing ? pages.missing : pages.broken;
  const hint = !isMissing ? pages.brokenHint : isAway ? pages.missingAway : pages.missingHint;
  return (
    <Shell title={title}>
      <StatePanel title={title} hint={hint} mark="！">
        <button type="button" class={button.main} onClick={() => location.reload()}>
          {pages.again}
        </button>
        <a class={button.plain} href="/" target="_top">
          {pages.home}
        </a>
      </StatePanel>
    </Shell>
  );
}

export function LoadingPage({ note }: { note?: string }) {
  return (
    <Shell title={null}>
      <Loading note={note} />
    </Shell>
  );
}

/** `note` says why it takes long. */
export function Loading({ note }: { note?: string }) {
  usePageState({ idle: false });
  return (
    <p class={styles.loading} role="status">
      <i aria-hidden="true" />
      {note ?? words.value.loading}
    </p>
  );
}

export function HomeLink() {
  return (
    <a class={button.plain} href="/">
      {words.value.pages.home}
    </a>
  );
}

/** A station sign without a station. */
export function StatePanel({
  title,
  hint,
  mark,
  below = false,
  children,
}: {
  title: string;
  hint: string;
  mark: string;
  /** Whether it stands below a sign that is the page's heading already. */
  below?: boolean;
  children: ComponentChildren;
}) {
  usePageState({ idle: true });
  return (
    <section class={styles.panel}>
      <p class={styles.sign} aria-hidden="true" lang="ja">
        <i>{mark}</i>
      </p>
      {below ? <h2>{title}</h2> : <h1>{title}</h1>}
      <p>{hint}</p>
      <div class={styles.actions}>{children}</div>
    </section>
  );
}
