/** The stations, and the buildings on them. Those marked for a department store are square. */
import { isMarked, STATION_IDS, type StationId, WARD_OF } from '@yamanote/games/shinjuku/rules';
import { BuildingFigure } from '../art/company.tsx';
import { GlyphShape } from '../art/glyphs.tsx';
import { stationLabel } from '../labels.ts';
import { STATION_PLACES } from '../map/places.ts';
import { momentOf, type Props } from '../shown.ts';
import { siteLabel } from '../site.ts';
import { target } from '../target-ids.ts';
import { pricedTargets } from './priced-target.ts';
import { useScale } from './scale.ts';
import styles from './stations.module.css';

export function Stations({ board }: { board: Props }) {
  const { buildings, kaiju } = board.view;
  const { symbols } = useScale();
  return (
    <g>
      {STATION_IDS.map((id, station) => {
        const building = buildings[station];
        return (
          <g key={id} transform={`translate(${at(id)}) scale(${symbols})`} data-station={id}>
            {isMarked(station) && <rect class={styles.square} x="-16.5" y="-16.5" width="33" height="33" rx="7" />}
            {building !== null ? (
              <BuildingFigure seat={building.owner} shop={building.shop} />
            ) : (
              <EmptyStation marked={isMarked(station)} />
            )}
            {kaiju === WARD_OF[station] && <ClosedSign />}
          </g>
        );
      })}
    </g>
  );
}

function at(station: (typeof STATION_IDS)[number]): string {
  const { x, y } = STATION_PLACES[station];
  return `${x} ${y}`;
}

function EmptyStation({ marked }: { marked: boolean }) {
  if (!marked) return <circle class={styles.round} r="8.5" />;
  return (
    <g class={styles.mark} transform="translate(-10 -10.5) scale(0.833)">
      <GlyphShape name="department" />
    </g>
  );
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
