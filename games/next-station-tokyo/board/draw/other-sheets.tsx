/** The sheets of the others, large enough to see what they are up to; a tap opens one. */
import { mapOf, scorePad } from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { Dialog, SeatMark } from '@yamanote/kit';
import { useState } from 'preact/hooks';
import { type Props, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './other-sheets.module.css';
import { Points } from './points.tsx';
import { SeatDetail } from './seat-detail.tsx';
import { Status } from './status.tsx';
import { Thumbnail } from './thumbnail.tsx';

export function OtherSheets(props: Props) {
  const { view, names, language } = props;
  const words = boardWords[language];
  const [opened, open] = useState<Seat | null>(null);
  const seats = view.sheets.map((_, seat) => seat).filter((seat) => seat !== shownSeat(props));
  if (seats.length === 0) return null;
  return (
    <section class={styles.others} aria-label={words.otherSheets}>
      <p class={styles.title}>{words.otherSheets}</p>
      {seats.map((seat) => (
        <button key={seat} type="button" class={styles.sheet} aria-haspopup="dialog" onClick={() => open(seat)}>
          <span class="unseen">{words.open({ name: names[seat] })},</span>
          <span class={styles.picture}>
            <Thumbnail map={mapOf(view)} sheet={view.sheets[seat]} />
          </span>
          <span class={styles.who} aria-hidden="true">
            <SeatMark seat={seat} size={12} /> <b>{names[seat]}</b>
          </span>
          <span class={styles.points}>
            <Status {...props} seat={seat} />
            <b>
              <Points pad={scorePad(view, seat)} language={language} />
            </b>
          </span>
        </button>
      ))}
      {opened !== null && (
        <Dialog title={names[opened]} close={() => open(null)} wide>
          <SeatDetail {...props} seat={opened} />
        </Dialog>
      )}
    </section>
  );
}
