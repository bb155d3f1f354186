/** What fingers, keys and screen readers take hold of, over everything else on the sheet. */
import { targetProps } from '@yamanote/kit';
import { useMemo } from 'preact/hooks';
import { choiceLabel } from '../choice-label.ts';
import type { Choice } from '../choosing.ts';
import type { Props } from '../shown.ts';
import styles from './targets.module.css';

/** Large enough for any finger where stations are far apart; where they are not, the nearest one counts. */
const HOLD = 25;
/** On a small sheet no target is less than 24 pixels across. */
const LEAST = 12.5;

interface Holding {
  /** Pixels per unit of the sheet. */
  scale: number;
}

export function Targets(props: Props & Holding & { choices: readonly Choice[] }) {
  return (
    <g>
      {props.choices.map((choice) => (
        <Target key={choice.id} {...props} choice={choice} />
      ))}
    </g>
  );
}

function Target(props: Props & Holding & { choice: Choice }) {
  const { id, part, x, y } = props.choice;
  const { view, language, answers, choice } = props;
  const label = useMemo(
    () => choiceLabel(props, choice),
    [view, language, answers, part, choice.station, choice.action],
  );
  // The sheet itself takes clicks, and finds out what is meant.
  const { onClick: _, ...target } = { onClick: undefined, ...targetProps(props, id, label) };
  return (
    <g class={styles.target} transform={`translate(${x} ${y})`} {...target}>
      {part === 'circle' && (
        <>
          <circle class={styles.circle} r="11" />
          <text class={styles.twice}>×2</text>
        </>
      )}
      <circle class={styles.hold} r={Math.max(part === 'circle' ? 14 : HOLD, LEAST / props.scale)} />
    </g>
  );
}
