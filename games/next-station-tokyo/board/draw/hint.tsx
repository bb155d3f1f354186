/** One line about what is selected: what it brings, taken apart. */
import { signed } from '@yamanote/kit';
import { changes, forecast, lineChange } from '../forecast.ts';
import type { Props } from '../shown.ts';
import { isDrawing } from '../ways.ts';
import { boardWords } from '../words/index.ts';
import styles from './hint.module.css';

export function Hint({ view, viewer, language, selected }: Props) {
  const words = boardWords[language];
  if (!isDrawing(selected) || viewer === 'public') return null;
  const change = forecast(view, viewer, selected);
  const line = lineChange(change, view.phases[viewer]);
  return (
    <p class={styles.hint}>
      <b>
        <span aria-hidden="true">{words.lineChange(line)}</span>
        <span class="unseen">{words.lineInFull(line.to)}</span>
      </b>
      {changes(change).map(({ part, points }) => (
        <span key={part}>
          {words.changes[part]} <b>{signed(points)}</b>
        </span>
      ))}
    </p>
  );
}
