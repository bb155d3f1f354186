import { advance, beginCourse, isRefusal, type Match, origin } from '@yamanote/kernel';
import { useEffect, useState } from 'preact/hooks';
import { SeatMark, useMark } from '../../kit/seat-mark.tsx';
import { words } from '../../words/index.ts';
import type { Session } from '../session.ts';
import styles from './end-page.module.css';
import { fetchMatch } from './match-file.ts';

const WIDTH = 320;
const HEIGHT = 92;
const LEFT = 26;
const RIGHT = 16;

/** How the scores went up, seat by seat, over the whole match; read from the match itself. */
export function Race({ session }: { session: Session }) {
  const { end } = words.value;
  const [course, setCourse] = useState<number[][] | null>(null);
  useEffect(() => {
    let wanted = true;
    fetchMatch(session).then(
      (match) => wanted && setCourse(scoresOf(session, match)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [session]);
  if (course === null || course.length < 2) return null;
  const most = Math.max(1, ...course.flat());
  const least = Math.min(0, ...course.flat());
  const x = (step: number) => LEFT + (step / (course.length - 1)) * (WIDTH - LEFT - RIGHT);
  // Seats with the same score run side by side instead of one over the other.
  const y = (score: number, seat: number) =>
    HEIGHT - 14 - ((score - least) / (most - least)) * (HEIGHT - 26) + (seat - (course[0].length - 1) / 2) * 2.4;
  // A figure too near to another is left out.
  const ticks = [...new Set([least, least < 0 ? 0 : Math.round(most / 2), most])].filter(
    (tick) => tick >= 0 || -tick > (most - least) / 8,
  );
  return (
    <figure class={styles.race}>
      <h2>
        {end.race} <small>{end.raceHint}</small>
      </h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick, (course[0].length - 1) / 2)}H${WIDTH - RIGHT}`} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(tick, (course[0].length - 1) / 2) + 4} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        {course[0].map((_, seat) => (
          <g key={seat}>
            <Line seat={seat} path={stepsOf(course, seat, x, y)} />
            <g transform={`translate(${WIDTH - RIGHT - 4} ${y(course[course.length - 1][seat], seat) - 5})`}>
              <SeatMark seat={seat} size={10} />
            </g>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function Line({ seat, path }: { seat: number; path: string }) {
  return (
    <path d={path} fill="none" stroke={`var(--seat${useMark(seat)})`} stroke-width="2.2" stroke-linejoin="round" />
  );
}

/** The scores before the first entry and after each that still holds. */
function scoresOf({ room: { game } }: Session, match: Match): number[][] {
  const first = origin(game, match);
  if (isRefusal(first)) return [];
  const course = beginCourse(game, first);
  const scores = [game.standing(course.state).scores];
  for (const entry of match.log) {
    if (advance(course, entry) !== null) return [];
    scores.push(game.standing(course.state).scores);
  }
  return scores;
}

function stepsOf(
  course: readonly number[][],
  seat: number,
  x: (step: number) => number,
  y: (score: number, seat: number) => number,
): string {
  let path = `M${x(0).toFixed(1)} ${y(course[0][seat], seat).toFixed(1)}`;
  for (let step = 1; step < course.length; step++) {
    if (course[step][seat] !== course[step - 1][seat])
      path += `H${x(step).toFixed(1)}V${y(course[step][seat], seat).toFixed(1)}`;
  }
  return `${path}H${x(course.length - 1).toFixed(1)}`;
}
