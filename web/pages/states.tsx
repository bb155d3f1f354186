/** Pages for when there is nothing to show: each says what happened and what one can do. */
import type { ComponentChildren } from 'preact';
import button from '../kit/button.module.css';
import { usePageState } from '../kit/page-state.ts';
import { words } from '../words/index.ts';
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

export function BrokenPage() {
  const { pages } = words.value;
  return (
    <Shell title={pages.broken}>
      <StatePanel title={pages.broken} hint={pages.brokenHint} mark="！">
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

export function LoadingPage() {
  return (
    <Shell title={null}>
      <Loading />
    </Shell>
  );
}

export function Loading() {
  usePageState({ idle: false });
  return (
    <p class={styles.loading} role="status">
      <i aria-hidden="true" />
      {words.value.loading}
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
