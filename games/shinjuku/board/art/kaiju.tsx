/** The Kaiju, standing on the origin's height: about 136 wide, 120 high. Its colours are its own, by day and by night. */
import styles from './art.module.css';

const SPINES =
  'M-30 -34C-46 -46 -56 -44 -62 -54C-60 -38 -50 -28 -34 -24ZM-34 -24C-50 -28 -60 -22 -68 -28C-63 -14 -50 -10 -35 -14ZM-33 -13C-46 -12 -52 -4 -61 -6C-53 5 -42 4 -30 -5ZM30 -34C46 -46 56 -44 62 -54C60 -38 50 -28 34 -24ZM34 -24C50 -28 60 -22 68 -28C63 -14 50 -10 35 -14ZM33 -13C46 -12 52 -4 61 -6C53 5 42 4 30 -5Z';
const BODY =
  'M0 -56C26 -56 40 -40 39 -22C38 -10 32 -4 30 4C36 16 38 32 30 46Q28 50 20 50H-20Q-28 50 -30 46C-38 32 -36 16 -30 4C-32 -4 -38 -10 -39 -22C-40 -40 -26 -56 0 -56Z';

export function KaijuFigure() {
  return (
    <g class={styles.kaiju} stroke-linejoin="round">
      <ellipse class={styles.shade} cx="4" cy="50" rx="50" ry="9" />
      <g stroke-width="2.4">
        <path fill="#2e7d86" d="M26 44C52 50 66 34 60 16C58 8 50 6 47 12C52 16 52 26 40 28Z" />
        <path fill="#ff8a6b" stroke-width="1.5" d="M58 13l9-7-3 11ZM61 24l10-2-7 8ZM57 35l9 3-10 4Z" />
        <path fill="#ff7d66" stroke-width="1.8" d={SPINES} />
        <path fill="#37949c" d={BODY} />
        <path
          fill="#37949c"
          d="M-31 12C-40 16 -44 25 -40 32C-34 34 -28 28 -26 20ZM31 12C40 16 44 25 40 32C34 34 28 28 26 20Z"
        />
        <circle fill="#ffe27a" cx="-18" cy="-28" r="8.5" />
        <circle fill="#ffe27a" cx="18" cy="-28" r="8.5" />
        <path fill="#ffc857" stroke-width="1.8" d="M-6 -56l6 -12 6 12ZM-20 -52l3 -11 8 7ZM20 -52l-3 -11 -8 7Z" />
        <path stroke-width="3.4" stroke-linecap="round" d="M-29 -40L-9 -35M29 -40L9 -35" />
      </g>
      <g stroke="none">
        <path fill="#bfe3d0" d="M0 8C14 8 21 22 19 40Q18 47 12 47H-12Q-18 47 -19 40C-21 22 -14 8 0 8Z" />
        <path class={styles.kaijuInk} d="M-17 -34q5 6 0 12q-5 -6 0 -12ZM17 -34q5 6 0 12q-5 -6 0 -12Z" />
        <path class={styles.kaijuInk} d="M-22 -10Q0 4 22 -10Q12 6 0 6Q-12 6 -22 -10Z" />
        <path fill="#fff" d="M-14 -6.5l3.5 7 3.5 -5.2ZM14 -6.5l-3.5 7 -3.5 -5.2Z" />
      </g>
      <path stroke="#37949c" stroke-width="2" d="M-15 21H15M-18 30H18M-18 39H18" />
    </g>
  );
}

export function Kaiju({ size = 40 }: { size?: number }) {
  return (
    <svg viewBox="-72 -72 147 135" width={(size * 147) / 135} height={size} aria-hidden="true">
      <KaijuFigure />
    </svg>
  );
}
