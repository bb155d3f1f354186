/** The end in a low and wide place: everybody's sheet on the desk, side by side. */
import { mapOf, scorePad } from '@yamanote/games/next-station-tokyo/rules';
import { SeatMark } from '@yamanote/kit';
import type { Props } from '../shown.ts';
import styles from './all-sheets.module.css';
import { pointsOf } from './score-pad.tsx';
import { Thumbnail } from './thumbnail.tsx';

export function AllSheets({ view, names }: Props) {
  return (
    <ul class={styles.sheets}>
      {view.sheets.map((sheet, seat) => (
        <li key={seat}>
          <span class={styles.paper}>
            <Thumbnail map={mapOf(view)} sheet={sheet} />
          </span>
          <span class={styles.who}>
            <SeatMark seat={seat} size={12} /> <span>{names[seat]}</span> <b>{pointsOf(scorePad(view, seat))}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
