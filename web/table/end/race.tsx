import { SeatMark, useMark } from '@yamanote/kit/seat-mark.tsx';
import { type Size, useSize } from '@yamanote/kit/use-size.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../words/index.ts';
import type { Session } from '../session.ts';
import { lastOf, rangeOf, type Scores, scoresOf, spread, ticksOf } from './course.ts';
import { fetchReadable } from './match-file.ts';
import styles from './race.module.css';

/** Room around the lines: for numbers on the left, and for marks on the right. */
const LEFT = 30;
const RIGHT = 22;
const EDGE = 10;
/** So high is a mark. */
const MARK = 13;

/** How the scores went, seat by seat, over the whole match; read from the match itself. */
export function Race({ session }: { session: Session }) {
  const { end } = words.value;
  const [course, setCourse] = useState<readonly Scores[]>([]);
  useEffect(() => {
    let wanted = true;
    fetchReadable(session).then(
      ({ match, room }) => wanted && setCourse(scoresOf(room, match)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [session]);
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

/** As large as its place, with lines and numbers that are not. */
function Chart({ course }: { course: readonly Scores[] }) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  return (
    <div ref={place} class={styles.chart}>
      {size !== null && <Lines course={course} {...size} />}
    </div>
  );
}

function Lines({ course, width, height }: { course: readonly Scores[] } & Size) {
  const range = rangeOf(course);
  const [right, bottom] = [width - RIGHT, height - EDGE];
  const x = (step: number) => LEFT + (step / (course.length - 1)) * (right - LEFT);
  const y = (score: number) => bottom - ((score - range.least) / (range.most - range.least)) * (bottom - EDGE);
  const ends = course[0].of.map((_, seat) => lastOf(course, seat));
  const marks = spread(
    ends.map(({ score }) => y(score)),
    MARK + 1,
    bottom,
  );
  return (
    <svg width={width} height={height} aria-hidden="true">
      {ticksOf(range).map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${right}`} stroke="var(--line)" />
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
            <g transform={`translate(${right + 6} ${marks[seat] - MARK / 2})`}>
              <SeatMark seat={seat} size={MARK} />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}

function Line({ seat, path }: { seat: number; path: string }) {
  return (
    <path d={path} fill="none" stroke={`var(--seat${useMark(seat)})`} stroke-width="2.6" stroke-linejoin="round" />
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
