/** A piece is laid: a second one that meets it, for a card. */
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import panel from './panel.module.css';
import { PanelFrame } from './panel-frame.tsx';
import { PaymentRow } from './payment-row.tsx';

export function TrackPanel(props: Props) {
  const { view, viewer, answers, selected, language } = props;
  const words = boardWords[language];
  // Where no card pays there is nothing to choose.
  if (viewer === 'public' || answers.length === 1) return null;
  return (
    <PanelFrame title={words.trackMore} side={<small>{words.piecesLeft(view.pieces[viewer])}</small>}>
      {selected === null && (
        <p class={panel.note}>{view.options.edition === 'r12' ? words.trackOrder : words.trackHint(2)}</p>
      )}
      <PaymentRow {...props} />
    </PanelFrame>
  );
}
