/** OPEN is paid for: a store out of the supply, or one that moves here. */
import { GOODS, SHOPS, STATION_IDS, stationIndex } from '@yamanote/games/shinjuku/rules';
import { Building } from '../art/company.tsx';
import { momentOf, type Props } from '../shown.ts';
import { target } from '../target-ids.ts';
import { boardWords, stationName } from '../words/index.ts';
import { Choice, Choices } from './choice.tsx';
import panel from './panel.module.css';
import { PanelFrame } from './panel.tsx';
import styles from './shop-panel.module.css';

export function ShopPanel(props: Props) {
  const { view, viewer, answers, language } = props;
  const words = boardWords[language];
  const moment = momentOf(view);
  if (moment?.kind !== 'shop' || viewer === 'public') return null;
  const from = answers.flatMap((answer) => (answer.do === 'relocate' ? [answer.station] : []));
  return (
    <PanelFrame title={words.openWhat(stationName(STATION_IDS[moment.station], language))}>
      <Choices pairs>
        {GOODS.map((good, i) => {
          const left = words.inSupply(view.supply[viewer][i]);
          const waiting = words.waitingOnMap(waitingFor(view.crowds, i));
          return (
            <Choice key={good} board={props} id={target.good(good)} label={`${words.shops[good]}: ${left}, ${waiting}`}>
              <Building seat={viewer} shop={i} size={30} />
              <span class={styles.good}>
                {words.goods[good]}
                <small>
                  {left}
                  <span class={styles.waiting}> · {waiting}</span>
                </small>
              </span>
            </Choice>
          );
        })}
      </Choices>
      {from.length > 0 && (
        <>
          <p class={panel.note}>{words.relocate}</p>
          <Choices>
            {from.map((station) => {
              const shop = view.buildings[stationIndex(station)]?.shop ?? 0;
              const name = stationName(station, language);
              return (
                <Choice
                  key={station}
                  board={props}
                  id={target.station(station)}
                  label={words.relocateFrom({ shop: words.shops[SHOPS[shop]], station: name })}
                >
                  <Building seat={viewer} shop={shop} size={24} />
                  {name}
                </Choice>
              );
            })}
          </Choices>
        </>
      )}
    </PanelFrame>
  );
}

function waitingFor(crowds: readonly (readonly number[])[], good: number): number {
  return crowds.reduce((sum, crowd) => sum + crowd[2 * good] + crowd[2 * good + 1], 0);
}
