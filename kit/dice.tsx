import { useLayoutEffect, useRef } from 'preact/hooks';
import styles from './dice.module.css';

/** Where the pips lie, in steps from the middle. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** One die; purely a picture, its value is said elsewhere. */
export function Die({ face, size = 40 }: { face: number; size?: number }) {
  return (
    <svg viewBox="-20 -20 40 42" width={size} height={(size * 42) / 40} aria-hidden="true">
      <rect x="-17" y="-14.5" width="34" height="34" rx="8" fill="#b9ad97" opacity=".9" />
      <rect x="-17" y="-17" width="34" height="34" rx="8" fill="#FFFDF7" stroke="#D5CAB4" />
      {PIPS[face].map(([x, y]) => (
        <circle
          key={`${x},${y}`}
          cx={x * 8.6}
          cy={y * 8.6}
          r={face === 1 ? 4.6 : 3.4}
          fill={face === 1 ? '#D9412B' : '#1E2A38'}
        />
      ))}
    </svg>
  );
}

/** Dice lying on the table; they tumble in anew whenever `throwNumber` rises. */
export function Dice({
  faces,
  size,
  throwNumber,
  motion,
}: {
  faces: readonly number[];
  size?: number;
  throwNumber: number;
  motion: boolean;
}) {
  const row = useRef<HTMLSpanElement>(null);
  const shown = useRef(throwNumber);
  useLayoutEffect(() => {
    if (shown.current === throwNumber) return;
    shown.current = throwNumber;
    if (motion) for (const [i, die] of [...(row.current?.children ?? [])].entries()) tumble(die, i);
  }, [throwNumber, motion]);
  return (
    <span ref={row} class={styles.dice}>
      {faces.map((face, i) => (
        <span key={i} class={styles.die}>
          <Die face={face} size={size} />
        </span>
      ))}
    </span>
  );
}

function tumble(die: Element, place: number): void {
  const turn = place % 2 === 0 ? -200 : 160;
  die.animate(
    [
      { transform: `translate(${-40 - place * 20}px, -60px) rotate(${turn}deg) scale(.7)`, opacity: 0 },
      { transform: `translate(6px, 4px) rotate(${turn / -12}deg) scale(1.06)`, opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 350, easing: 'cubic-bezier(.2,.7,.3,1)', composite: 'add' },
  );
}
