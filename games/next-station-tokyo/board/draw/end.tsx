/** At the end: everybody's sheet with its pad, one at a time, ready to be saved as a picture. */
import { PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { Icon, SeatMark, useSize } from '@yamanote/kit';
import { useRef, useState } from 'preact/hooks';
import { forecast } from '../forecast.ts';
import { sheetInWords } from '../in-words.ts';
import { savePicture } from '../picture/save.ts';
import { type Props, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './end.module.css';
import { Keepsake } from './keepsake.tsx';
import palette from './palette.module.css';
import { ScorePad } from './score-pad.tsx';
import { ROOMY } from './sheet-picture.tsx';

export function End(props: Props) {
  const { view, viewer, names, language } = props;
  const words = boardWords[language];
  const [seat, show] = useState(shownSeat(props));
  const svg = useRef<SVGSVGElement>(null);
  const place = useRef<HTMLElement>(null);
  const size = useSize(place);
  const name = seat === viewer ? null : names[seat];
  return (
    <section ref={place} class={`${palette.palette} ${styles.end}`} aria-label={words.sheet({ name })}>
      {names.length > 1 && (
        <div class={styles.seats}>
          {names.map((one, i) => (
            <button key={i} type="button" aria-pressed={i === seat} onClick={() => show(i)}>
              <SeatMark seat={i} size={13} /> {one}
            </button>
          ))}
        </div>
      )}
      <div class="unseen">
        <p>{sheetInWords(view, seat, language)}</p>
        <ScorePad
          forecast={forecast(view, seat, null)}
          phase={view.phases[seat] < PHASES ? view.phases[seat] : null}
          language={language}
        />
      </div>
      <Keepsake {...props} seat={seat} svg={svg} small={size !== null && size.width < ROOMY} />
      <button
        type="button"
        class={styles.save}
        onClick={() => svg.current && savePicture(svg.current, `next-station-${names[seat]}`)}
      >
        <Icon name="download" size={20} /> {words.savePicture}
      </button>
    </section>
  );
}
