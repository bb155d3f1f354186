import type { Label } from './labels.ts';
import styles from './loss-label.module.css';

/** "8 → 6" in red, or only "−2" where there is little room; a dashed edge for what is not yet certain. */
export function LossLabel({ label: { from, to, planned }, small }: { label: Label; small: boolean }) {
  if (small) {
    return (
      <span class={`${styles.label} ${styles.small}`} data-planned={planned || undefined}>
        −{from - to}
      </span>
    );
  }
  return (
    <span class={styles.label} data-planned={planned || undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M12 20.5C4 14.5 2.5 10.5 2.5 8 2.5 5 4.8 3 7.4 3c2 0 3.6 1.1 4.6 3 1-1.9 2.6-3 4.6-3 2.6 0 4.9 2 4.9 5 0 2.5-1.5 6.5-9.5 12.5z"
          fill="currentColor"
        />
      </svg>
      {from} → {to}
    </span>
  );
}
