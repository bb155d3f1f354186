/** The score pad in one row: what each line is worth, and what all of it would make now. */
import type { Language } from '@yamanote/games/room';
import type { Forecast } from '../forecast.ts';
import { boardWords } from '../words/index.ts';
import { HandSwatch } from './hand-swatch.tsx';
import { pointsOf } from './score-pad.tsx';
import styles from './score-strip.module.css';

interface Props {
  forecast: Forecast;
  phase: number | null;
  language: Language;
  open(): void;
}

export function ScoreStrip({ forecast: { now, after }, phase, language, open }: Props) {
  const words = boardWords[language];
  return (
    <button type="button" class={styles.strip} data-opens="" onClick={open}>
      <span class="unseen">{words.pad}</span>
      {after.rows.map(({ pencil, districts, points }, i) => (
        <span
          key={i}
          class={styles.line}
          data-running={i === phase || undefined}
          data-changes={points !== now.rows[i].points || undefined}
        >
          {pencil !== null && <HandSwatch pencil={pencil} width={26} />}
          {pencil !== null && <span class="unseen">{words.pencils[pencil]}</span>}
          <b>{districts > 0 ? points : '–'}</b>
        </span>
      ))}
      <span class={styles.total} data-changes={now.total !== after.total || undefined}>
        {phase === null ? words.total : words.short.now} <b>{pointsOf(after)}</b>
      </span>
    </button>
  );
}
