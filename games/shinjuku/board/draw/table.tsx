/** The end: the screens are lifted, and everybody's customers lie on the table. */
import { SeatMark } from '@yamanote/kit';
import { pointsOf } from '../plan/hypothesis.ts';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import palette from './palette.module.css';
import { Sets } from './sets.tsx';
import styles from './table.module.css';

export function Table(props: Props) {
  const { view, names, language } = props;
  const seats = view.pieces
    .map((_, seat) => ({ seat, points: pointsOf(view, seat) ?? 0 }))
    .sort((a, b) => b.points - a.points);
  return (
    <ol class={`${palette.palette} ${styles.table}`} aria-label={boardWords[language].collections}>
      {seats.map(({ seat, points }) => (
        <li key={seat} class={styles.place}>
          <p class={styles.who}>
            <SeatMark seat={seat} size={15} />
            <b>{names[seat]}</b>
            <span>{boardWords[language].points(points)}</span>
          </p>
          <Sets {...props} seat={seat} />
        </li>
      ))}
    </ol>
  );
}
