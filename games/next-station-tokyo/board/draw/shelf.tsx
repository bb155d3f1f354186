/** Below the sheet, or beside it: the score pad. Where there is little room it is a strip that opens the pad. */
import { PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { useSheets } from '@yamanote/kit';
import { answerGiven } from '../choosing.ts';
import { forecast } from '../forecast.ts';
import { type Props, shownSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { InPlay } from './in-play.tsx';
import palette from './palette.module.css';
import { ScorePad } from './score-pad.tsx';
import { ScoreStrip } from './score-strip.tsx';

export function Shelf(props: Props) {
  const sheets = useSheets();
  const { shape, room } = props.window;
  if (shape !== 'upright' || room === 'tall') return <Pad {...props} form={FORMS[shape]} />;
  const { language } = props;
  const title = boardWords[language].pad;
  return (
    <div class={palette.palette}>
      <ScoreStrip {...padOf(props)} language={language} open={() => sheets.open({ title, Body: WholePad })} />
    </div>
  );
}

const FORMS = { upright: 'short', low: 'rows', columns: 'full', wide: 'full' } as const;

function Pad({ form, ...props }: Props & { form: 'short' | 'rows' | 'full' }) {
  return (
    <div class={palette.palette}>
      <ScorePad {...padOf(props)} language={props.language} form={form} />
    </div>
  );
}

/** In its sheet there is room for what the modules bring as well. */
function WholePad(props: Props) {
  return (
    <>
      <Pad {...props} form="full" />
      <InPlay {...props} />
    </>
  );
}

function padOf({ view, selected, viewer }: Props) {
  const seat = shownSeat({ viewer });
  const phase = view.phases[seat];
  return {
    forecast: forecast(view, seat, selected ?? answerGiven(view)),
    phase: phase < PHASES ? phase : null,
  };
}
