/** The few form controls: one of several, a number, yes or no. Native inputs underneath, so keys and readers know them. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import styles from './controls.module.css';
import { Icon } from './icon.tsx';

export interface Choice<T extends string> {
  value: T;
  label: string;
  lang?: string;
  /** Stands before the label. */
  picture?: ComponentChildren;
}

export function OneOf<T extends string>({
  label,
  value,
  choices,
  change,
  hideLabel = false,
}: {
  label: string;
  value: T;
  choices: readonly Choice<T>[];
  change(value: T): void;
  hideLabel?: boolean;
}) {
  const name = useId();
  return (
    <fieldset class={styles.field}>
      <legend class={hideLabel ? 'unseen' : styles.label}>{label}</legend>
      <div class={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} class={styles.choice} lang={choice.lang}>
            <input
              type="radio"
              class="unseen"
              name={name}
              checked={choice.value === value}
              onChange={() => change(choice.value)}
            />
            <span>
              {choice.picture}
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Stepper({
  label,
  value,
  min,
  max,
  change,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  change(value: number): void;
}) {
  return (
    <fieldset class={styles.field}>
      <legend class={styles.label}>{label}</legend>
      <div class={styles.stepper}>
        <button type="button" aria-label="−1" disabled={value <= min} onClick={() => change(value - 1)}>
          <Icon name="minus" size={18} />
        </button>
        <output>{value}</output>
        <button type="button" aria-label="+1" disabled={value >= max} onClick={() => change(value + 1)}>
          <Icon name="plus" size={18} />
        </button>
      </div>
    </fieldset>
  );
}

export function Switch({
  label,
  hint,
  value,
  change,
}: {
  label: string;
  hint?: string;
  value: boolean;
  change(value: boolean): void;
}) {
  return (
    <label class={styles.switch}>
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={value}
        aria-checked={value}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </label>
  );
}
