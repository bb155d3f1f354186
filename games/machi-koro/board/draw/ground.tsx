/** What the town stands on: plots and roads without end, and trees where nobody builds. */
import { useId } from 'preact/hooks';
import { PITCH, type Plot, TILE } from '../town.ts';
import styles from './ground.module.css';

const FAR = 1600;
/** The land ends a little behind the back row. */
export const HORIZON = -24;

export function diamond(width: number, height: number): string {
  return `M0 ${-height / 2}L${width / 2} 0 0 ${height / 2} ${-width / 2} 0z`;
}

const CELL = diamond(PITCH.x, PITCH.y);
const LAWN = diamond(TILE.x * 0.8, TILE.y * 0.8);

export function Ground() {
  const id = useId();
  return (
    <>
      <defs>
        <pattern
          id={id}
          width={PITCH.x}
          height={PITCH.y}
          patternUnits="userSpaceOnUse"
          patternTransform={`translate(${PITCH.x / 2} 0)`}
        >
          {[0, 1].flatMap((column) =>
            [0, 1].map((row) => (
              <g key={`${column}${row}`} transform={`translate(${column * PITCH.x} ${row * PITCH.y})`}>
                <path class={styles.lawn} d={LAWN} />
              </g>
            )),
          )}
          <g transform={`translate(${PITCH.x / 2} ${PITCH.y / 2})`}>
            <path class={styles.road} d={CELL} />
            <path class={styles.lawn} d={LAWN} />
          </g>
        </pattern>
      </defs>
      <rect class={styles.land} x={-FAR} y={HORIZON} width={2 * FAR} height={FAR} />
      <rect fill={`url(#${id})`} x={-FAR} y={HORIZON} width={2 * FAR} height={FAR} />
      <rect class={styles.haze} x={-FAR} y={HORIZON} width={2 * FAR} height={26} />
    </>
  );
}

export interface Park extends Plot {
  readonly kind: 'trees' | 'blossoms';
}

const COLUMNS = 14;
const ROWS = 16;
/** Nothing grows where a town begins: near the middle of the plan. */
const CLEAR = 1.5 * PITCH.x;

/** Parks on some of the plots where nothing stands; each gives way when a house is built there. */
export function parks(taken: readonly Plot[]): Park[] {
  const built = new Set(taken.map(({ x, y }) => `${x} ${y}`));
  return PARKS.filter(({ x, y }) => !built.has(`${x} ${y}`));
}

const PARKS: readonly Park[] = allParks();

function allParks(): Park[] {
  const list: Park[] = [];
  for (let row = 0; row <= ROWS; row++) {
    for (let column = -COLUMNS; column <= COLUMNS; column++) {
      const x = (column + (row % 2 === 0 ? 0.5 : 0)) * PITCH.x;
      const luck = (column * column * 7 + row * 13 + column * row * 5 + 200) % 11;
      if (Math.abs(x) <= CLEAR || luck > 4) continue;
      list.push({ x, y: (row * PITCH.y) / 2, kind: luck === 2 ? 'blossoms' : 'trees' });
    }
  }
  return list;
}

const TREES = [
  { x: -11, y: -2, size: 1 },
  { x: 8, y: -7, size: 0.8 },
  { x: 6, y: 6, size: 1.1 },
];

export function ParkPlot({ kind }: { kind: Park['kind'] }) {
  return (
    <g class={kind === 'trees' ? styles.trees : styles.blossoms}>
      <path class={styles.side} d={`M-32 0 0 16 32 0v1.9L0 17.9-32 1.9z`} />
      <path class={styles.grass} d={diamond(TILE.x, TILE.y)} />
      {TREES.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <ellipse class={styles.shade} cx="1.5" cy=".5" rx="6" ry="2.5" />
          <rect class={styles.trunk} x="-1" y="-7" width="2" height="7.5" rx=".6" />
          <circle class={styles.crown} cy="-11.5" r="6.2" />
          <circle class={styles.light} cx="-1.8" cy="-13.2" r="3.4" />
        </g>
      ))}
    </g>
  );
}
