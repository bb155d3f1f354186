import type { Match } from '@yamanote/kernel';
import { useEffect, useState } from 'preact/hooks';
import { SeatMark, useMark } from '../../kit/seat-mark.tsx';
import { words } from '../../words/index.ts';
import type { Session } from '../session.ts';
import { lastOf, rangeOf, type Scores, scoresOf, spread, ticksOf } from './course.ts';
import styles from './end-page.module.css';
import { fetchMatch } from './match-file.ts';

const WIDTH = 320;
const HEIGHT = 104;
const LEFT = 26;
const RIGHT = 18;
const TOP = 10;
const BOTTOM = HEIGHT - 10;

/** How the scores went, seat by seat, over the whole match; read from the match itself. */
export function Race({ session }: { session: Session }) {
  const { end } = words.value;
  const [match, setMatch] = useState<Match | null>(null);
  useEffect(() => {
    let wanted = true;
    fetchMatch(session).then(
      (file) => wanted && setMatch(file),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [session]);
  const course = match === null ? [] : scoresOf(session.room, match);
  if (course.length < 2) return null;
  return (
    <figure class={styles.race}>
      <h2>
        {end.race} <small>{end.raceHint}</small>
      </h2>
      <Chart course={course} />
    </figure>
  );
}

function Chart({ course }: { course: readonly Scores[] }) {
  const range = rangeOf(course);
  const x = (step: number) => LEFT + (step / (course.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (score: number) => BOTTOM - ((score - range.least) / (range.most - range.least)) * (BOTTOM - TOP);
  const ends = course[0].of.map((_, seat) => lastOf(course, seat));
  const marks = spread(
    ends.map(({ score }) => y(score)),
    11,
    BOTTOM,
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {ticksOf(range).map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 6} y={y(tick) + 4} text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
      {ends.map(({ step, score, out }, seat) => (
        <g key={seat}>
          <Line seat={seat} path={pathOf(course, seat, step, x, y)} />
          {out ? (
            <Out seat={seat} x={x(step)} y={y(score)} />
          ) : (
            <g transform={`translate(${WIDTH - RIGHT + 4} ${marks[seat] - 5})`}>
              <SeatMark seat={seat} size={10} />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}

function Line({ seat, path }: { seat: number; path: string }) {
  return (
    <path d={path} fill="none" stroke={`var(--seat${useMark(seat)})`} stroke-width="2.2" stroke-linejoin="round" />
  );
}

/** Somebody went out here. */
function Out({ seat, x, y }: { seat: number; x: number; y: number }) {
  const colour = `var(--seat${useMark(seat)})`;
  return (
    <g data-out="" transform={`translate(${x} ${y})`} stroke={colour} stroke-width="2">
      <circle r="5" fill="var(--card)" />
      <path d="M-2.2-2.2 2.2 2.2M2.2-2.2-2.2 2.2" />
    </g>
  );
}

function pathOf(
  course: readonly Scores[],
  seat: number,
  last: number,
  x: (step: number) => number,
  y: (score: number) => number,
): string {
  let height = y(course[0].of[seat] ?? 0);
  let path = `M${x(0).toFixed(1)} ${height.toFixed(1)}`;
  for (const [step, { of }] of course.slice(0, last + 1).entries()) {
    const score = of[seat];
    if (score === null || y(score) === height) continue;
    height = y(score);
    path += `H${x(step).toFixed(1)}V${height.toFixed(1)}`;
  }
  return `${path}H${x(last).toFixed(1)}`;
}
