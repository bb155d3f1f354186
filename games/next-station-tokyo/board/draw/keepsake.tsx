/** The finished sheet with its score pad on one piece of paper: to be looked at, and kept as a picture. */
import { mapOf, type ScorePad, scorePad } from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { signed } from '@yamanote/kit';
import type { Ref } from 'preact';
import { HAND_OF } from '../sheet/hands.ts';
import { strokes } from '../sheet/pencil.ts';
import type { Props } from '../shown.ts';
import { type BoardWords, boardWords } from '../words/index.ts';
import { Grain, grainOf } from './grain.tsx';
import styles from './keepsake.module.css';
import { pointsOf } from './score-pad.tsx';
import { SheetPicture } from './sheet-picture.tsx';

const WIDTH = 660;
const SHEET = { x: 12, y: 60, width: 636 };
const RIGHT_EDGE = 620;

/** Lines beside sums; or, where the paper is small, below each other and written larger. */
const BESIDE = { line: 34, lines: { from: 40, to: 310 }, sums: { from: 350, to: RIGHT_EDGE } };
const BELOW = { line: 48, lines: { from: 40, to: RIGHT_EDGE }, sums: { from: 40, to: RIGHT_EDGE } };

interface KeepsakeProps extends Props {
  seat: Seat;
  svg: Ref<SVGSVGElement>;
  /** The paper is hardly wider than a hand. */
  small: boolean;
}

export function Keepsake({ view, names, language, seat, svg, small }: KeepsakeProps) {
  const words = boardWords[language];
  const { width, height } = mapOf(view);
  const pad = scorePad(view, seat);
  const sums = sumsOf(pad, words);
  const { line, lines: left, sums: right } = small ? BELOW : BESIDE;
  const sheet = { ...SHEET, height: (SHEET.width * height) / width };
  const top = sheet.y + sheet.height + 40;
  const firstSum = small ? top + pad.rows.length * line : top;
  const rule = (small ? firstSum + sums.length * line : top + pad.rows.length * line) - line / 2 + 6;
  const total = rule + line / 2 + 14;
  const bottom = Math.max(total + line / 2 + 14, firstSum + sums.length * line + 4);
  return (
    <svg
      ref={svg}
      class={styles.keepsake}
      data-small={small || undefined}
      data-keepsake=""
      viewBox={`0 0 ${WIDTH} ${bottom}`}
      aria-hidden="true"
    >
      <Grain sheet="keepsake" />
      <rect class={styles.paper} width={WIDTH} height={bottom} />
      <text class={styles.name} x="32" y="34">
        {names[seat]}
      </text>
      <text class={styles.game} x={WIDTH - 32} y="34">
        Next Station: Tokyo
      </text>
      <SheetPicture view={view} seat={seat} roomy={!small} within={sheet} />
      {pad.rows.map(({ pencil, districts, stations, points }, i) => (
        <g key={i} transform={`translate(0 ${top + i * line})`}>
          {pencil !== null && (
            <g fill="none" stroke={grainOf('keepsake', pencil)} stroke-linecap="round">
              {strokes(swatch(left.from), HAND_OF[pencil], `swatch ${pencil}`).map(({ d, width: stroke }, j) => (
                <path key={j} d={d} stroke-width={stroke} />
              ))}
            </g>
          )}
          <text class={styles.text} x={left.from + 100} y="0">
            {districts} × {stations}
          </text>
          <text class={styles.points} x={left.to} y="0">
            {points}
          </text>
        </g>
      ))}
      {sums.map(({ name, points }, i) => (
        <g key={name} transform={`translate(0 ${firstSum + i * line})`}>
          <text class={styles.text} x={right.from} y="0">
            {name}
          </text>
          <text class={styles.points} x={right.to} y="0">
            {signed(points)}
          </text>
        </g>
      ))}
      <path class={styles.rule} d={`M${left.from} ${rule}H${left.to}`} />
      <text class={styles.total} x={left.from} y={total}>
        {words.total}
      </text>
      <text class={`${styles.total} ${styles.points}`} x={left.to} y={total}>
        {pointsOf(pad)}
      </text>
    </svg>
  );
}

/** The pad below its lines. */
function sumsOf({ hotspots, ring, interchanges, goals, solo }: ScorePad, words: BoardWords) {
  return [
    { name: words.hotspots({ count: hotspots.districts.length }), points: hotspots.points },
    { name: words.ring({ count: ring.unconnected }), points: ring.points },
    ...interchanges.map(({ lines, stations, points }) => ({
      name: words.interchanges({ lines, count: stations }),
      points,
    })),
    ...goals.map(({ goal, points }) => ({ name: words.goals[goal].name, points })),
    ...(solo !== null && solo.deduction > 0 ? [{ name: words.deduction, points: -solo.deduction }] : []),
  ];
}

function swatch(from: number) {
  return [
    { x: from, y: 0 },
    { x: from + 78, y: 0 },
  ];
}
