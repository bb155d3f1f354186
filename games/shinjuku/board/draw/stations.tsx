/** The stations, and the buildings on them. Those marked for a department store are square. */
import { isMarked, STATION_IDS, type StationId, WARD_OF } from '@yamanote/games/shinjuku/rules';
import { stationLabel } from '../labels.ts';
import { STATION_PLACES } from '../map/places.ts';
import { momentOf, type Props } from '../shown.ts';
import { siteLabel } from '../site.ts';
import { target } from '../target-ids.ts';
import { pricedTargets } from './priced-target.ts';
import { useScale } from './scale.ts';
import { StationFigure } from './station-figure.tsx';
import styles from './stations.module.css';

export function Stations({ board }: { board: Props }) {
  const { buildings, kaiju } = board.view;
  const { symbols } = useScale();
  return (
    <g>
      {STATION_IDS.map((id, station) => (
        <g key={id} transform={`translate(${at(id)}) scale(${symbols})`} data-station={id}>
          <StationFigure marked={isMarked(station)} building={buildings[station]} />
          {kaiju === WARD_OF[station] && <ClosedSign />}
        </g>
      ))}
    </g>
  );
}

function at(station: (typeof STATION_IDS)[number]): string {
  const { x, y } = STATION_PLACES[station];
  return `${x} ${y}`;
}

/** Nobody gets in or out: the Kaiju is here. */
function ClosedSign() {
  return (
    <g transform="translate(14 -14)">
      <circle class={styles.closed} r="7.5" />
      <path class={styles.bar} d="M-4 0H4" />
    </g>
  );
}

/** Where a store is about to open. */
export function ChosenStation({ board }: { board: Props }) {
  const { symbols } = useScale();
  const moment = momentOf(board.view);
  if (moment?.kind !== 'shop') return null;
  const { x, y } = STATION_PLACES[STATION_IDS[moment.station]];
  return <circle class={styles.chosen} cx={x} cy={y} r={23 * symbols} />;
}

/** What glows around stations that may be chosen now. */
export function StationTargets({ board }: { board: Props }) {
  const { symbols } = useScale();
  const priced = pricedTargets(board);
  const sites = new Set(board.answers.flatMap((answer) => (answer.do === 'open' ? [answer.station] : [])));
  const labelOf = (id: StationId) => (sites.has(id) ? siteLabel : stationLabel)(board, id);
  return (
    <g>
      {STATION_IDS.filter((id) => board.target(target.station(id)) !== 'none').map((id) => (
        <g
          key={id}
          class={styles.target}
          transform={`translate(${at(id)}) scale(${symbols})`}
          {...priced(target.station(id), labelOf(id))}
        >
          <circle class={styles.reach} r="26" />
          <circle class={styles.halo} r="23" />
        </g>
      ))}
    </g>
  );
}
