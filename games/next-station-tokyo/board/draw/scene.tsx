/** The desk with the sheet on it, the cards of this line beside it, and the sheets of the others. */
import { mapOf } from '@yamanote/games/next-station-tokyo/rules';
import { SeatMark, useSize, ZoomMap } from '@yamanote/kit';
import { useRef } from 'preact/hooks';
import { sheetInWords } from '../in-words.ts';
import { type Props, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { AllSheets } from './all-sheets.tsx';
import { Cards } from './cards.tsx';
import styles from './desk.module.css';
import { OtherSheets } from './other-sheets.tsx';
import { OwnSheet } from './own-sheet.tsx';
import palette from './palette.module.css';
import { PencilChoice } from './pencil-choice.tsx';

export function Scene(props: Props) {
  const { view, viewer, names, language } = props;
  const paper = useRef<HTMLDivElement>(null);
  const size = useSize(paper);
  const seat = shownSeat(props);
  const { width, height } = mapOf(view);
  const label = boardWords[language].sheet({ name: seat === viewer ? null : names[seat] });
  return (
    <div class={`${palette.palette} ${styles.desk}`} data-over={view.stack.length === 0 || undefined}>
      <div class={styles.content}>
        <div class={styles.cards}>
          {viewer === 'public' && (
            <p class={styles.whose}>
              <SeatMark seat={seat} size={12} /> <b>{label}</b>
            </p>
          )}
          <PencilChoice {...props} />
          <Cards {...props} />
        </div>
        <div class={styles.place}>
          <div ref={paper} class={styles.paper} style={{ '--ratio': width / height }}>
            <ZoomMap label={label} buttons="zoomed">
              {(zoom) => (
                <>
                  <p class="unseen">{sheetInWords(view, seat, language)}</p>
                  {size !== null && size.width > 0 && <OwnSheet {...props} zoom={zoom} width={size.width} />}
                </>
              )}
            </ZoomMap>
          </div>
        </div>
        <div class={styles.others}>
          <OtherSheets {...props} />
        </div>
      </div>
      {view.stack.length === 0 && <AllSheets {...props} />}
    </div>
  );
}
