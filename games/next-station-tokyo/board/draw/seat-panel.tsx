/** Inside a seat's panel: the sheet as a small picture, the pencil in use, what the seat is doing, and its points. */
import { mapOf, scorePad } from '@yamanote/games/next-station-tokyo/rules';
import { type OfSeat, pencilNow } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { HandSwatch } from './hand-swatch.tsx';
import palette from './palette.module.css';
import { Points } from './points.tsx';
import styles from './seat-panel.module.css';
import { Status } from './status.tsx';
import { Thumbnail } from './thumbnail.tsx';

export function SeatPanel(props: OfSeat) {
  const { view, seat, language } = props;
  const words = boardWords[language];
  const pencil = pencilNow(view, seat);
  return (
    <div class={`${palette.palette} ${styles.panel}`}>
      <span class={styles.picture}>
        <Thumbnail map={mapOf(view)} sheet={view.sheets[seat]} />
      </span>
      {pencil !== null && (
        <span class={styles.pencil}>
          <HandSwatch pencil={pencil} width={40} />
          <span class="unseen">{words.pencils[pencil]}</span>
        </span>
      )}
      <span class={styles.status}>
        <Status {...props} />
      </span>
      <b class={styles.points}>
        <Points pad={scorePad(view, seat)} language={language} />
      </b>
    </div>
  );
}
