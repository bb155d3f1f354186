/** The way of a group: ridden in ink, and where it might go on. */
import { stationIndex } from '@yamanote/games/shinjuku/rules';
import { TrackLine } from '../art/company.tsx';
import { lineBetween } from '../map/lines.ts';
import { STATION_PLACES } from '../map/places.ts';
import type { Onward } from '../onward.ts';
import type { Ride } from '../ride.ts';
import type { Props } from '../shown.ts';
import styles from './route.module.css';
import { useScale } from './scale.ts';

/** Around a building, and around an empty station. */
const RINGS = { built: 21, empty: 14 };

export function RouteLines({ board, ride, onward }: { board: Props; ride: Ride | null; onward: readonly Onward[] }) {
  const { symbols } = useScale();
  const stops = ride?.stops ?? [];
  const last = stops.at(-1)?.station;
  return (
    <g class={ride?.time === 'past' ? styles.past : undefined}>
      {last !== undefined &&
        onward.map(({ station, track }) => (
          <g key={station}>
            <line class={styles.onward} {...lineBetween(last, station)} />
            {track !== null && <TrackLine seat={track} {...lineBetween(last, station)} />}
          </g>
        ))}
      {stops.map(({ station }, i) =>
        i === 0 ? null : <line key={station} class={styles.ridden} {...lineBetween(stops[i - 1].station, station)} />,
      )}
      {stops.map(({ station, track }, i) =>
        i === 0 || track === null ? null : (
          <TrackLine key={station} seat={track} {...lineBetween(stops[i - 1].station, station)} />
        ),
      )}
      {stops.map(({ station }) => (
        <circle
          key={station}
          class={styles.stop}
          cx={STATION_PLACES[station].x}
          cy={STATION_PLACES[station].y}
          r={symbols * (board.view.buildings[stationIndex(station)] === null ? RINGS.empty : RINGS.built)}
        />
      ))}
    </g>
  );
}
