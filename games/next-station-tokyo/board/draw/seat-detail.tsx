/** A seat's sheet and score pad, large. */
import { PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { useSize } from '@yamanote/kit';
import { useRef } from 'preact/hooks';
import { forecast } from '../forecast.ts';
import { sheetInWords } from '../in-words.ts';
import type { OfSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import palette from './palette.module.css';
import { ScorePad } from './score-pad.tsx';
import styles from './seat-detail.module.css';
import { frameOf, ROOMY, SheetPicture } from './sheet-picture.tsx';

/** Pixels. */
const LEAST = 10.5;

export function SeatDetail({ view, viewer, seat, names, language }: OfSeat) {
  const paper = useRef<HTMLDivElement>(null);
  const size = useSize(paper);
  const roomy = size !== null && size.width >= ROOMY;
  /** How large, in the sheet's own units, letters must be to be read. */
  const least = size === null ? 0 : (LEAST * frameOf(view, roomy).width) / size.width;
  const phase = view.phases[seat];
  const name = seat === viewer ? null : names[seat];
  return (
    <section
      class={`${palette.palette} ${styles.detail}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={boardWords[language].sheet({ name })}
    >
      <p class="unseen">{sheetInWords(view, seat, language)}</p>
      <div class={styles.parts}>
        <div ref={paper} class={styles.paper} style={{ '--least': least }}>
          <SheetPicture view={view} seat={seat} roomy={roomy} />
        </div>
        <ScorePad forecast={forecast(view, seat, null)} phase={phase < PHASES ? phase : null} language={language} />
      </div>
    </section>
  );
}
