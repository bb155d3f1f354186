/** What can open at a station: a store of each good with how many are left and how many wait for it, or one that moves here. */
import { GOODS, SHOPS, type StationId, stationIndex } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { announce } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Building } from '../art/company.tsx';
import type { ShopAnswer } from '../plan/opening.ts';
import type { Props } from '../shown.ts';
import { nearby, wanting } from '../site.ts';
import { boardWords, stationName } from '../words/index.ts';
import { Choices } from './choice.tsx';
import panel from './panel.module.css';
import styles from './shop-choices.module.css';

interface ShopChoicesProps {
  board: Props;
  seat: Seat;
  /** Where it is to open. */
  at: StationId;
  shops: readonly ShopAnswer[];
  /** How one of them is chosen: as a target, or as a control of the board's own. */
  button(shop: ShopAnswer, label: string, content: ComponentChildren): ComponentChildren;
}

export function ShopChoices({ board, seat, at, shops, button }: ShopChoicesProps) {
  const { view, language } = board;
  const words = boardWords[language];
  const near = nearby(view, at);
  const gone = GOODS.filter((_, i) => view.supply[seat][i] === 0).map((good) => words.shops[good]);
  const missing = gone.length === 0 ? null : words.noneLeft(gone);
  useEffect(() => {
    if (missing !== null) announce(missing);
  }, [missing]);
  const goods = GOODS.flatMap((good, i) => {
    const shop = shops.find((one) => one.do === 'place' && one.good === good);
    if (shop === undefined) return [];
    const left = words.inSupply(view.supply[seat][i]);
    const onMap = view.crowds.reduce((sum, crowd) => sum + wanting(crowd, i), 0);
    const content = (
      <>
        <Building seat={seat} shop={i} size={30} />
        <span class={styles.good}>
          {words.goods[good]}
          <small>
            {left}
            <span class={styles.waiting}> · {words.waitingOnMap(onMap)}</span>
          </small>
        </span>
      </>
    );
    const waiting = { inWard: wanting(near.ward, i), byTrack: wanting(near.track, i), onMap };
    return [button(shop, words.shopHeard({ shop: good, left: view.supply[seat][i], ...waiting }), content)];
  });
  const moving = shops.flatMap((shop) => {
    if (shop.do !== 'relocate') return [];
    const kind = view.buildings[stationIndex(shop.station)]?.shop ?? 0;
    const station = stationName(shop.station, language);
    const content = (
      <>
        <Building seat={seat} shop={kind} size={24} />
        {station}
      </>
    );
    return [button(shop, words.relocateFrom({ shop: words.shops[SHOPS[kind]], station }), content)];
  });
  return (
    <>
      <Choices pairs>{goods}</Choices>
      {moving.length > 0 && (
        <>
          <p class={panel.note}>{words.relocate}</p>
          <Choices>{moving}</Choices>
        </>
      )}
    </>
  );
}
