/** The finished sheet with its score pad on one piece of paper: to be looked at, and kept as a picture. */
import { mapOf, scorePad } from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { signed } from '@yamanote/web/kit';
import type { Ref } from 'preact';
import { HAND_OF } from '../sheet/hands.ts';
import { strokes } from '../sheet/pencil.ts';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { Grain, grainOf } from './grain.tsx';
import styles from './keepsake.module.css';
import { pointsOf } from './score-pad.tsx';
import { SheetPicture } from './sheet-picture.tsx';

const WIDTH = 660;
const SHEET = { x: 12, y: 60, width: 636 };
const LINE = 34;
const LEFT = { from: 40, to: 310 };
const RIGHT = { from: 350, to: 620 };

interface KeepsakeProps extends Props {
  seat: Seat;
  svg: Ref<SVGSVGElement>;
}

export function Keepsake({ view, names, language, seat, svg }: KeepsakeProps) {
  const words = boardWords[language];
  const { width, height } = mapOf(view);
  const pad = scorePad(view, seat);
  const sheet = { ...SHEET, height: (SHEET.width * height) / width };
  const top = sheet.y + sheet.height + 40;
  const sums = [
    { name: words.hotspots({ count: pad.hotspots.districts.length }), points: pad.hotspots.points },
    { name: words.ring({ count: pad.ring.unconnected }), points: pad.ring.points },
    ...pad.interchanges.map(({ lines, stations, points }) => ({
      name: words.interchanges({ lines, count: stations }),
      points,
    })),
    ...pad.goals.map(({ goal, points }) => ({ name: words.goals[goal].name, points })),
    ...(pad.solo !== null && pad.solo.deduction > 0 ? [{ name: words.deduction, points: -pad.solo.deduction }] : []),
  ];
  const bottom = top + Math.max(pad.rows.length + 2, sums.length) * LINE;
  return (
    <svg ref={svg} class={styles.keepsake} viewBox={`0 0 ${WIDTH} ${bottom + 16}`} aria-hidden="true">
      <Grain sheet="keepsake" />
      <rect class={styles.paper} width={WIDTH} height={bottom + 16} />
      <text class={styles.name} x="32" y="34">
        {names[seat]}
      </text>
      <text class={styles.game} x={WIDTH - 32} y="34">
        Next Station: Tokyo
      </text>
      <SheetPicture view={view} seat={seat} axes within={sheet} />
      {pad.rows.map(({ pencil, districts, stations, points }, i) => (
        <g key={i} transform={`translate(0 ${top + i * LINE})`}>
          {pencil !== null && (
            <g fill="none" stroke={grainOf('keepsake', pencil)} stroke-linecap="round">
              {strokes(
                [
                  { x: LEFT.from, y: 0 },
                  { x: LEFT.from + 78, y: 0 },
                ],
                HAND_OF[pencil],
                `swatch ${pencil}`,
              ).map(({ d, width: stroke }, j) => (
                <path key={j} d={d} stroke-width={stroke} />
              ))}
            </g>
          )}
          <text class={styles.text} x={LEFT.from + 100} y="0">
            {districts} × {stations}
          </text>
          <text class={styles.points} x={LEFT.to} y="0">
            {points}
          </text>
        </g>
      ))}
      {sums.map(({ name, points }, i) => (
        <g key={name} transform={`translate(0 ${top + i * LINE})`}>
          <text class={styles.text} x={RIGHT.from} y="0">
            {name}
          </text>
          <text class={styles.points} x={RIGHT.to} y="0">
            {signed(points)}
          </text>
        </g>
      ))}
      <path class={styles.rule} d={`M${LEFT.from} ${top + pad.rows.length * LINE - 10}H${LEFT.to}`} />
      <text class={styles.total} x={LEFT.from} y={top + pad.rows.length * LINE + 20}>
        {words.total}
      </text>
      <text class={`${styles.total} ${styles.points}`} x={LEFT.to} y={top + pad.rows.length * LINE + 20}>
        {pointsOf(pad)}
      </text>
    </svg>
  );
}
