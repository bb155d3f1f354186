import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import styles from './chips.module.css';

interface Chip<T extends string> {
  value: T;
  label: string;
  /** A smaller line below. */
  hint?: string;
  /** Stands above the label. */
  picture?: ComponentChildren;
}

/** One of a few in a row, all of it in sight; its name stands before it, or is only read aloud. */
export function Chips<T extends string>({
  label,
  labelled,
  value,
  chips,
  change,
}: {
  label: string;
  labelled: boolean;
  value: T;
  chips: readonly Chip<T>[];
  change(value: T): void;
}): ComponentChildren {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={name} class={styles.group} data-labelled={labelled || undefined}>
      <span id={name} class={labelled ? styles.label : 'unseen'}>
        {label}
      </span>
      {chips.map((chip) => (
        <label key={chip.value} class={styles.chip} data-pictured={chip.picture && ''}>
          <input
            type="radio"
            class="unseen"
            name={name}
            checked={chip.value === value}
            onChange={() => change(chip.value)}
          />
          <span>
            {chip.picture}
            {chip.label}
            {chip.hint && <small>{chip.hint}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
