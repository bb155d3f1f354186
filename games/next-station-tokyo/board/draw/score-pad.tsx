/** The score pad, which fills itself in line by line; what is selected shows what it would change. */
import type { ScorePad as Pad } from '@yamanote/games/next-station-tokyo/rules';
import type { Language } from '@yamanote/games/room';
import { signed } from '@yamanote/kit';
import type { Forecast } from '../forecast.ts';
import { type BoardWords, boardWords } from '../words/index.ts';
import { HandSwatch } from './hand-swatch.tsx';
import styles from './score-pad.module.css';

interface Props {
  forecast: Forecast;
  /** The phase whose line is being drawn; `null` when all are. */
  phase: number | null;
  language: Language;
  /** `short`: sums side by side. `rows`: a row a line, sums side by side. `full`: every row as on paper. */
  form?: 'short' | 'rows' | 'full';
}

export function ScorePad({ forecast: { now, after }, phase, language, form = 'full' }: Props) {
  const words = boardWords[language];
  return (
    <div class={styles.pad} data-form={form}>
      <p class={styles.head}>
        <b>{words.pad}</b> <span>{words.padUnit}</span>
      </p>
      <ol class={styles.lines}>
        {now.rows.map((row, i) => (
          <Row key={i} now={row} after={after.rows[i]} running={i === phase} words={words} />
        ))}
      </ol>
      <dl class={styles.sums} data-many={after.goals.length > 0 || (after.solo?.deduction ?? 0) > 0 || undefined}>
        <Sum
          name={words.hotspots({ count: after.hotspots.districts.length })}
          short={words.short.hotspots}
          now={now.hotspots.points}
          after={after.hotspots.points}
        />
        <Sum
          name={words.ring({ count: after.ring.unconnected })}
          short={words.short.ring}
          now={now.ring.points}
          after={after.ring.points}
        />
        {after.interchanges.map(({ lines, stations, points }, i) => (
          <Sum
            key={lines}
            name={words.interchanges({ lines, count: stations })}
            now={now.interchanges[i].points}
            after={points}
            wide
          />
        ))}
        <Sum name={words.short.interchanges} now={sum(now.interchanges)} after={sum(after.interchanges)} narrow />
        {after.goals.map(({ goal, met, points, ...progress }, i) => (
          <Sum
            key={goal}
            name={`${words.goals[goal].name} ${inFigures(progress)}`}
            hint={words.goals[goal].text}
            now={now.goals[i].points}
            after={points}
            met={met ? words.goalMet : undefined}
            wide
          />
        ))}
        {after.goals.length > 0 && (
          <Sum
            name={[words.short.goals, ...after.goals.map(inFigures)].join(' ')}
            now={sum(now.goals)}
            after={sum(after.goals)}
            narrow
          />
        )}
        <Total now={now} after={after} phase={phase} words={words} />
      </dl>
      {after.solo !== null && (
        <p class={styles.grade}>{words.grade({ grade: after.solo.grade, name: words.grades[after.solo.grade] })}</p>
      )}
    </div>
  );
}

/** How far a goal has come: "9/13". */
export function inFigures({ reached, of }: { reached: number; of: number }): string {
  return `${Math.min(reached, of)}/${of}`;
}

function sum(list: readonly { points: number }[]): number {
  return list.reduce((total, { points }) => total + points, 0);
}

interface RowProps {
  now: Pad['rows'][number];
  after: Pad['rows'][number];
  running: boolean;
  words: BoardWords;
}

function Row({ now, after, running, words }: RowProps) {
  const { pencil, final } = now;
  const changes = after.points !== now.points || after.districts !== now.districts || after.stations !== now.stations;
  const begun = after.districts > 0;
  const told = words.row({
    pencil: pencil === null ? '?' : words.pencils[pencil],
    line: begun ? after : null,
    points: after.points,
    final,
  });
  return (
    <li class={styles.row} data-running={running || undefined} data-pencil={pencil ?? undefined}>
      {pencil === null ? <span /> : <HandSwatch pencil={pencil} />}
      <span class="unseen">{told}</span>
      <span class={styles.factors} aria-hidden="true">
        {changes && now.districts > 0 && (
          <span class={styles.before}>
            {now.districts}×{now.stations} →{' '}
          </span>
        )}
        {begun ? (
          <span>
            {after.districts} × {after.stations}
          </span>
        ) : final ? (
          '0 × 0'
        ) : (
          '— × —'
        )}
      </span>
      <b aria-hidden="true">
        {changes && now.districts > 0 && <s>{now.points}</s>} {(begun || final) && after.points}
      </b>
    </li>
  );
}

interface SumProps {
  name: string;
  short?: string;
  hint?: string;
  now: number;
  after: number;
  /** Says that a goal is met. */
  met?: string;
  /** Only where there is room for every single one, or only where there is not. */
  wide?: boolean;
  narrow?: boolean;
}

function Sum({ name, short, hint, now, after, met, wide, narrow }: SumProps) {
  return (
    <div class={styles.sum} data-wide={wide || undefined} data-narrow={narrow || undefined} title={hint}>
      <dt>
        {short === undefined ? (
          name
        ) : (
          <>
            <span class={styles.long}>{name}</span>
            <span class={styles.short}>{short}</span>
          </>
        )}
        {met !== undefined && (
          <>
            <span aria-hidden="true"> ✓</span>
            <span class="unseen">, {met}</span>
          </>
        )}
      </dt>
      <dd data-changes={now !== after || undefined}>
        {now !== after && <s>{signed(now)}</s>} {signed(after)}
      </dd>
    </div>
  );
}

function Total({ now, after, phase, words }: { now: Pad; after: Pad; phase: number | null; words: BoardWords }) {
  const name = phase === null ? words.total : words.ifItEnded;
  return (
    <>
      {after.solo !== null && after.solo.deduction > 0 && (
        <Sum name={words.deduction} now={-after.solo.deduction} after={-after.solo.deduction} />
      )}
      <div class={styles.total}>
        <dt>
          <span class={styles.long}>{name}</span>
          <span class={styles.short}>{phase === null ? words.total : words.short.now}</span>
        </dt>
        <dd data-changes={now.total !== after.total || undefined}>{pointsOf(after)}</dd>
      </div>
    </>
  );
}

/** Alone, what modules cost is taken off. */
export function pointsOf({ total, solo }: Pad): string {
  const points = solo?.points ?? total;
  return points < 0 ? `−${-points}` : String(points);
}
