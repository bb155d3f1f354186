/** Names on the map: wards in both scripts, as their signs have them; stations in the reader's. */

import type { Language } from '@yamanote/games/room';
import { STATION_IDS, STATIONS, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { BAY_NAME, WARD_NAMES } from '@yamanote/games/shinjuku/words';
import { NAME_SIZE, namePlace } from '../map/names.ts';
import { WARD_PLACES } from '../map/places.ts';
import { TINTS } from '../map/wards.ts';
import { stationName } from '../words/index.ts';
import styles from './names.module.css';
import { useScale } from './scale.ts';
import { unsaid } from './unsaid.ts';

export function WardNames({ language }: { language: Language }) {
  const { names, brief } = useScale();
  if (names === 0) return null;
  return (
    <g class={styles.wards} {...unsaid}>
      {WARD_IDS.map((ward) => {
        const { x, y } = WARD_PLACES[ward].name;
        const { latin, japanese } = WARD_NAMES[ward];
        if (brief) {
          return (
            <text key={ward} x={x} y={y + 4} class={`${styles.brief} ${styles[TINTS[ward]]}`}>
              {language === 'ja' ? japanese : latin}
            </text>
          );
        }
        return (
          <g key={ward} class={styles[TINTS[ward]]}>
            <text x={x} y={y - 2} class={styles.japanese} lang="ja">
              {japanese}
            </text>
            <text x={x} y={y + 11} class={styles.latin}>
              {latin}
            </text>
          </g>
        );
      })}
      <text x="880" y="745" class={styles.bay} lang="ja">
        {BAY_NAME.japanese}
      </text>
      <text x="880" y="768" class={styles.bayLatin}>
        {BAY_NAME.latin}
      </text>
    </g>
  );
}

/** `strong`: the stations that matter now; on a small map only they are named. */
export function StationNames({ language, strong }: { language: Language; strong: ReadonlySet<string> }) {
  const { names, fewNames, symbols } = useScale();
  const size = names === 0 ? fewNames : names;
  return (
    <g {...unsaid} class={styles.stations} style={{ fontSize: `${NAME_SIZE * size}px` }}>
      {STATION_IDS.map((station, i) => {
        if (names === 0 && !strong.has(station)) return null;
        const { x, y, anchor } = namePlace(station, symbols);
        return (
          <text
            key={station}
            x={x}
            y={y}
            dy="0.36em"
            text-anchor={anchor}
            class={`${styles[TINTS[STATIONS[i].ward]]} ${strong.has(station) ? styles.strong : ''}`}
          >
            {stationName(station, language)}
          </text>
        );
      })}
    </g>
  );
}
