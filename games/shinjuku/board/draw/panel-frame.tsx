import type { ComponentChildren } from 'preact';
import styles from './panel.module.css';

/** `side`: what stands opposite the heading. `asks`: it says what the action bar says as well, so a phone leaves it out. */
export function PanelFrame({
  title,
  side,
  asks = true,
  children,
}: {
  title: string;
  side?: ComponentChildren;
  asks?: boolean;
  children?: ComponentChildren;
}) {
  return (
    <section class={styles.panel} aria-label={title}>
      <header class={styles.head} data-asks={asks ? '' : undefined}>
        <h2>{title}</h2>
        {side}
      </header>
      {children}
    </section>
  );
}
