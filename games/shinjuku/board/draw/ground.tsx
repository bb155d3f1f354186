/** What never changes: the country around, the bay, the wards in their tints, rivers, trees and houses. */
import { WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { BORDERS } from '../map/borders.ts';
import { HOUSES, TREES } from '../map/motifs.ts';
import { borderPath, TINTS, WARD_SHAPES } from '../map/wards.ts';
import styles from './ground.module.css';

/** The sea reaches as far as any screen is wide. */
const SEA = 'M600 840C640 930 560 980 566 1100V2200H3200V520C1500 560 1150 600 990 590L840 560L640 760Z';
const DEPTHS = [
  'M668 905C650 960 600 1000 606 1100',
  'M1030 625C985 660 930 628 900 640C840 665 780 720 745 800C720 850 690 880 668 905',
  'M1060 660C1010 690 940 660 905 680C850 705 800 760 770 830C745 885 715 920 700 960',
];
const WAVES = ['860,760', '905,700', '985,790', '930,870', '1010,690', '790,905', '860,960', '1000,930'];

const RIVERS = BORDERS.filter(({ kind }) => kind === 'river').map(borderPath);
const SHORES = BORDERS.filter(({ kind }) => kind === 'edge' || kind === 'coast').map(borderPath);

/** One drawing for good: what is the same vnode is never looked at again. */
export const GROUND = (
  <g>
    <rect class={styles.ground} x="-2000" y="-2000" width="5000" height="5000" />
    <Bay />
    <g class={styles.city}>
      {SHORES.map((path) => (
        <path key={path} class={styles.cliff} d={path} />
      ))}
      {WARD_IDS.map((ward) => (
        <path key={ward} class={`${styles.ward} ${styles[TINTS[ward]]}`} d={WARD_SHAPES[ward].path} />
      ))}
    </g>
    <g class={styles.motifs}>
      {TREES.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          d="M-5 -7a5 5.5 0 1 1-.1 0ZM-5 4V9M6 -3a4 4.5 0 1 1-.1 0ZM6 6V9"
        />
      ))}
      {HOUSES.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          d="M-10 9V-1L-4 -6L2 -1V9ZM2 9V-8H10V9ZM5 -4h2M5 0h2M-5.5 9V4h3V9"
        />
      ))}
    </g>
    {RIVERS.map((path) => (
      <path key={path} class={styles.bank} d={path} />
    ))}
    {RIVERS.map((path) => (
      <path key={path} class={styles.river} d={path} />
    ))}
    {SHORES.map((path) => (
      <path key={path} class={styles.shore} d={path} />
    ))}
  </g>
);

function Bay() {
  return (
    <g>
      <path class={styles.sea} d={SEA} />
      {DEPTHS.map((path) => (
        <path key={path} class={styles.depth} d={path} />
      ))}
      {WAVES.map((at) => (
        <path key={at} class={styles.wave} transform={`translate(${at})`} d="M-18 0q4.5 -6 9 0t9 0t9 0t9 0" />
      ))}
      <Ferry />
    </g>
  );
}

function Ferry() {
  return (
    <g transform="translate(785 822)" class={styles.ferry}>
      <path d="M-26 4H26L19 15Q0 18 -18 15Z" fill="#d9412b" />
      <path d="M-26 4H26L25 7H-25Z" fill="#fff" />
      <path d="M-15 -5H15L18 4H-17ZM-8 -12H9L11 -5H-9Z" fill="#fff" />
      <path d="M-2 -19H4V-12H-2Z" fill="#f2b134" />
      <path d="M-11 -1h3M-4 -1h3M3 -1h3M10 -1h3" stroke="#2b3a67" stroke-width="2.4" />
    </g>
  );
}
