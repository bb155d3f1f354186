/** Names on the map: wards in both scripts where there is room, as their signs have them; stations in the reader's. */
import { STATION_IDS, STATIONS, type StationId, WARD_IDS, type WardId } from '@yamanote/games/shinjuku/rules';
import { BAY_NAME, WARD_NAMES } from '@yamanote/games/shinjuku/words';
import { crowdBox } from '../map/crowd.ts';
import { legible, NAME_SIZE, nameBox, namePlace, WARD_SIZE, wardNameBox } from '../map/names.ts';
import { TINTS } from '../map/wards.ts';
import type { Props } from '../shown.ts';
import { stationName, wardName } from '../words/index.ts';
import { growthOfCrowds } from './crowds.tsx';
import styles from './names.module.css';
import { type Scale, useScale } from './scale.ts';
import { unsaid } from './unsaid.ts';

/** `strong`: the stations that matter now; on a small map only they are named. */
export function Names({ board, strong }: { board: Props; strong: ReadonlySet<string> }) {
  const scale = useScale();
  const { stations, wards } = writtenOn(board, scale, strong);
  return (
    <g {...unsaid}>
      <g class={styles.wards}>
        {wards.map((ward) => (
          <WardName key={ward} board={board} ward={ward} size={scale.wards} />
        ))}
        <text x="880" y="745" class={styles.bay} lang="ja">
          {BAY_NAME.japanese}
        </text>
        <text x="880" y="768" class={styles.bayLatin}>
          {BAY_NAME.latin}
        </text>
      </g>
      <g class={styles.stations} style={{ fontSize: `${NAME_SIZE * (scale.names || scale.fewNames)}px` }}>
        {stations.map((station) => {
          const { x, y, anchor } = namePlace(station, scale.symbols);
          const tint = TINTS[STATIONS[STATION_IDS.indexOf(station)].ward];
          return (
            <text
              key={station}
              x={x}
              y={y}
              dy="0.36em"
              text-anchor={anchor}
              class={`${styles[tint]} ${strong.has(station) ? styles.strong : ''}`}
            >
              {stationName(station, board.language)}
            </text>
          );
        })}
      </g>
    </g>
  );
}

/** What counts most first: stations that matter now, wards, then all other stations. Who waits is never written over. */
function writtenOn({ view, language }: Props, scale: Scale, strong: ReadonlySet<string>) {
  const size = scale.names || scale.fewNames;
  const stations = STATION_IDS.filter((id) => scale.names > 0 || strong.has(id)).map((station) => ({
    station: station as StationId,
    box: nameBox(station, stationName(station, language), size, scale.symbols),
    rank: strong.has(station) ? 3 : 1,
  }));
  const wards = WARD_IDS.map((ward) => ({
    ward: ward as WardId,
    box: wardNameBox(ward, wardName(ward, language), scale.wards),
    rank: 2,
  }));
  const crowds = WARD_IDS.flatMap((ward, i) => crowdBox(ward, view.crowds[i], growthOfCrowds(scale)) ?? []);
  const kept = legible([...stations, ...wards], crowds);
  return {
    stations: kept.flatMap((name) => ('station' in name ? [name.station] : [])),
    wards: kept.flatMap((name) => ('ward' in name ? [name.ward] : [])),
  };
}

function WardName({ board: { language }, ward, size }: { board: Props; ward: WardId; size: number | null }) {
  const { latin, japanese } = WARD_NAMES[ward];
  const { x, y } = wardNameBox(ward, wardName(ward, language), size);
  if (size !== null) {
    return (
      <text
        x={x}
        y={y}
        dy="0.36em"
        class={`${styles.brief} ${styles[TINTS[ward]]}`}
        style={{ fontSize: `${WARD_SIZE * size}px` }}
      >
        {language === 'ja' ? japanese : latin}
      </text>
    );
  }
  return (
    <g class={styles[TINTS[ward]]}>
      <text x={x} y={y - 4} class={styles.japanese} lang="ja">
        {japanese}
      </text>
      <text x={x} y={y + 13} class={styles.latin}>
        {latin}
      </text>
    </g>
  );
}
