/** OPEN is paid for: a store out of the supply, or one that moves here. */
import { STATION_IDS } from '@yamanote/games/shinjuku/rules';
import { momentOf, type Props } from '../shown.ts';
import { targets } from '../targets.ts';
import { boardWords, stationName } from '../words/index.ts';
import { Choice } from './choice.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { ShopChoices } from './shop-choices.tsx';

export function ShopPanel(props: Props) {
  const { view, viewer, answers, language } = props;
  const words = boardWords[language];
  const moment = momentOf(view);
  if (moment?.kind !== 'shop' || viewer === 'public') return null;
  const shops = answers.flatMap((answer) => (answer.do === 'place' || answer.do === 'relocate' ? [answer] : []));
  return (
    <PanelFrame title={words.openWhat(stationName(STATION_IDS[moment.station], language))}>
      <ShopChoices
        board={props}
        seat={viewer}
        at={STATION_IDS[moment.station]}
        shops={shops}
        button={(shop, label, content) => (
          <Choice key={label} board={props} id={targets(shop)[0]} label={label}>
            {content}
          </Choice>
        )}
      />
    </PanelFrame>
  );
}
