/** Below the sheet, or beside it: the score pad, and at the end a picture of all to keep. */
import { PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { answerGiven } from '../choosing.ts';
import { forecast } from '../forecast.ts';
import { type Props, shownSeat } from '../shown.ts';
import palette from './palette.module.css';
import { ScorePad } from './score-pad.tsx';

export function Shelf(props: Props) {
  const { view, selected, language } = props;
  const seat = shownSeat(props);
  const phase = view.phases[seat];
  return (
    <div class={palette.palette}>
      <ScorePad
        forecast={forecast(view, seat, selected ?? answerGiven(view))}
        phase={phase < PHASES ? phase : null}
        language={language}
      />
    </div>
  );
}
