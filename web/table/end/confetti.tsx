import styles from './end-page.module.css';

const COLOURS = ['#7db928', '#d9412b', '#f2b134', '#2c7fb8', '#c2478f'];

/** Paper that falls once, in places that look thrown but are always the same. */
export function Confetti() {
  return (
    <div class={styles.confetti} aria-hidden="true">
      {Array.from({ length: 36 }, (_, i) => (
        <i
          key={i}
          style={{
            left: `${(i * 37) % 100}%`,
            background: COLOURS[i % COLOURS.length],
            animationDelay: `${(i * 53) % 700}ms`,
            '--turn': `${((i * 71) % 360) - 180}deg`,
            '--fall': `${40 + ((i * 29) % 55)}%`,
          }}
        />
      ))}
    </div>
  );
}
