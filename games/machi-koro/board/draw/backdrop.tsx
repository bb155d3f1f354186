/** Sky, mountain and hills behind the town, and the viaduct before it. Only scenery. */
import { useId } from 'preact/hooks';
import { type Size, VIADUCT } from '../camera.ts';
import styles from './backdrop.module.css';

/** The hills are drawn 400 wide and stretched to the picture. */
const DRAWN = 400;

export function Sky({ size, horizon }: { size: Size; horizon: number }) {
  const { width } = size;
  const gradient = useId();
  const stretch = Math.max(width, 360) / DRAWN;
  const sunX = width * 0.88;
  const sunY = Math.max(22, Math.min(horizon * 0.34, 70));
  const sunSize = Math.max(11, Math.min(22, width / 36));
  return (
    <>
      <defs>
        <linearGradient id={gradient} x2="0" y2="1">
          <stop class={styles.high} offset=".2" />
          <stop class={styles.low} offset="1" />
        </linearGradient>
      </defs>
      <rect fill={`url(#${gradient})`} width={width} height={Math.max(0, horizon + 1)} />
      <g class={styles.stars}>
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x * width} cy={y * horizon} r={r} />
        ))}
      </g>
      <circle class={styles.sun} cx={sunX} cy={sunY} r={sunSize} />
      <path
        class={styles.moon}
        d="M.3-1A1 1 0 1 0 1 .5 .9.900 0 0 1 .3-1z"
        transform={`translate(${sunX} ${sunY}) scale(${sunSize})`}
      />
      <g transform={`translate(0 ${horizon + 1}) scale(${stretch})`}>
        <path class={styles.fuji} d="M168 0 224-40q2-1.5 5 0t6-.3 6 .3 5 0L304 0z" />
        <path class={styles.snow} d="m214-33 10-7q2-1.5 5 0t6-.3 6 .3 5 0l11 7-6-1.5-5 3.5-6-3-6 4-6-4.5-5 3z" />
        <path class={styles.far} d="M0 0v-8q40-9 90-3t90-1q50-6 100 1t120-3V0z" />
        <path class={styles.near} d="M0 0v-3q60-7 130-2t130-2q70-6 140 3v4z" />
      </g>
      {CLOUDS.map(([x, y, scale]) => (
        <path
          key={x}
          class={styles.cloud}
          d="M-20 5a6 6 0 0 1 3-11 9 9 0 0 1 16-4 8 8 0 0 1 13 4 6 6 0 0 1 4 11z"
          transform={`translate(${x * width} ${y * horizon}) scale(${scale * Math.min(1.3, width / 500)})`}
        />
      ))}
    </>
  );
}

const STARS: readonly (readonly [number, number, number])[] = [
  [0.04, 0.3, 1],
  [0.11, 0.7, 0.8],
  [0.19, 0.12, 1.1],
  [0.27, 0.52, 0.7],
  [0.36, 0.2, 1],
  [0.43, 0.66, 0.8],
  [0.51, 0.1, 0.9],
  [0.58, 0.42, 1.1],
  [0.66, 0.18, 0.7],
  [0.73, 0.58, 1],
  [0.8, 0.3, 0.8],
  [0.94, 0.62, 1],
  [0.97, 0.14, 0.9],
];

const CLOUDS: readonly (readonly [number, number, number])[] = [
  [0.47, 0.56, 0.7],
  [0.72, 0.3, 1.1],
];

/** A train of the green line passes below the town, where there is room for it. */
export function Viaduct({ size, motion }: { size: Size; motion: boolean }) {
  const { width, height } = size;
  const top = height - VIADUCT + 26;
  const arches = Array.from({ length: Math.ceil(width / 110) + 1 }, (_, index) => index * 110 - 20);
  return (
    <g transform={`translate(0 ${top})`}>
      <g class={styles.masts}>
        {arches.map((x) => (
          <path key={x} d={`M${x + 55} 0v-38h14`} />
        ))}
        <path d={`M0-36H${width}`} />
      </g>
      <g class={motion ? styles.ride : undefined} transform={motion ? undefined : `translate(${width * 0.3} 0)`}>
        {[0, 1, 2].map((car) => (
          <g key={car} transform={`translate(${car * 98} 0)`}>
            <rect class={styles.car} y="-26" width="95" height="27" rx="4" />
            <rect class={styles.stripe} y="-7" width="95" height="4" />
            {[9, 25, 56, 72].map((x) => (
              <rect key={x} class={styles.window} x={x} y="-21" width="13" height="9" rx="1.5" />
            ))}
            <rect class={styles.door} x="42" y="-21" width="10" height="19" rx="1" />
          </g>
        ))}
      </g>
      <rect class={styles.deck} width={width} height="8" />
      <rect class={styles.wall} y="8" width={width} height={VIADUCT} />
      {arches.map((x) => (
        <path key={x} class={styles.arch} d={`M${x} ${VIADUCT}V44q0-24 43-24t43 24v${VIADUCT}z`} />
      ))}
    </g>
  );
}
