/** What a player notes beside the lines: where they meet, which districts became hotspots, ends, circled stations. */
import {
  type DistrictId,
  type GameMap,
  LINES_IN,
  PENCILS,
  type PencilId,
  type Sheet,
} from '@yamanote/games/next-station-tokyo/rules';
import { layoutOf } from '../sheet/layout.ts';
import { around } from '../sheet/pencil.ts';
import styles from './marks.module.css';
import { inkOf } from './stations.tsx';

interface Props {
  map: GameMap;
  sheet: Sheet;
  /** Whose line is being drawn. */
  current: PencilId | null;
  hotspots: readonly DistrictId[];
}

export function Marks({ map, sheet, current, hotspots }: Props) {
  return (
    <g>
      <Values map={map} hotspots={hotspots} />
      {PENCILS.map((pencil, i) =>
        sheet.lines[i].circled.map((station) => (
          <path
            key={`${pencil} ${station}`}
            class={styles.circled}
            transform={placeOf(map, station)}
            d={around(19, 19, `circled ${pencil} ${station}`)}
            stroke={inkOf(pencil)}
          />
        )),
      )}
      {current !== null &&
        sheet.ends.map((station) => (
          <circle key={station} transform={placeOf(map, station)} r="4.8" fill={inkOf(current)} />
        ))}
      {sheet.connections.map((lines, station) =>
        LINES_IN[lines] < 2 ? null : (
          <g key={map.stations[station].id} transform={placeOf(map, station)}>
            <g class={styles.badge} transform="translate(12.5 -13)">
              <circle r="8.4" />
              <text>{LINES_IN[lines]}</text>
            </g>
          </g>
        ),
      )}
    </g>
  );
}

/** What a district is worth, in red and circled as soon as it is won. */
function Values({ map, hotspots }: Pick<Props, 'map' | 'hotspots'>) {
  return (
    <>
      {layoutOf(map).values.map((place, i) => {
        if (place === null) return null;
        const won = hotspots.includes(map.districts[i].id);
        return (
          <g key={map.districts[i].id} transform={`translate(${place.x} ${place.y})`}>
            {won && <path class={styles.won} d={around(17, 10, `hotspot ${i}`)} />}
            <text class={styles.value} data-won={won || undefined}>
              +{place.points}
            </text>
          </g>
        );
      })}
    </>
  );
}

function placeOf(map: GameMap, station: number): string {
  const { x, y } = layoutOf(map).points[station];
  return `translate(${x} ${y})`;
}
