import type { ComponentChildren } from 'preact';
import styles from './fact.module.css';

/** One side of a decision, with what it brings and costs. */
export function Fact({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class={styles.fact}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
