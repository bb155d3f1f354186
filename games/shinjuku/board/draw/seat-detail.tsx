/** A seat's things, large: what it has built, what is left in its supply, what it has won as far as one may know. */
import { SHOPS, STATION_IDS } from '@yamanote/games/shinjuku/rules';
import { Building, TrackSample } from '../art/company.tsx';
import type { OfSeat } from '../shown.ts';
import { boardWords, stationName } from '../words/index.ts';
import { HandCards } from './hand.tsx';
import palette from './palette.module.css';
import styles from './seat-detail.module.css';
import { Sets } from './sets.tsx';
import { Worth } from './worth.tsx';

export function SeatDetail(props: OfSeat) {
  const { view, seat, viewer, language } = props;
  const words = boardWords[language];
  const built = STATION_IDS.flatMap((station, i) => {
    const building = view.buildings[i];
    return building?.owner === seat ? [{ station, shop: building.shop }] : [];
  });
  return (
    <div class={`${palette.palette} ${styles.detail}`}>
      {seat === viewer && view.stack.length > 0 && (
        <section>
          <h3>{words.hand}</h3>
          <HandCards {...props} />
        </section>
      )}
      <section>
        <h3>{words.collection}</h3>
        {seat === viewer && <Worth {...props} />}
        {view.collections[seat] === null ? <p class={styles.note}>{words.behindScreen}</p> : <Sets {...props} />}
      </section>
      <section>
        <h3>{words.network}</h3>
        <ul class={styles.list}>
          {built.map(({ station, shop }) => (
            <li key={station}>
              <Building seat={seat} shop={shop} size={28} />
              <span>
                {stationName(station, language)} <small>{words.shops[SHOPS[shop]]}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{words.supply}</h3>
        <ul class={styles.list}>
          {SHOPS.map((shop, i) => (
            <li key={shop}>
              <Building seat={seat} shop={i} size={28} />
              <span>
                ×{view.supply[seat][i]} <small>{words.shops[shop]}</small>
              </span>
            </li>
          ))}
          <li>
            <TrackSample seat={seat} width={34} />
            <span>{words.piecesInSupply(view.pieces[seat])}</span>
          </li>
        </ul>
      </section>
    </div>
  );
}
