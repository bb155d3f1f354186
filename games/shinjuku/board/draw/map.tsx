/** The map of Tokyo, from the ground up. */
import { WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { deferred } from '@yamanote/kit';
import type { Desk } from '../desk.ts';
import { type Place, viewBoxFor } from '../map/camera.ts';
import { momentOf } from '../shown.ts';
import { Cars, Crowds } from './crowds.tsx';
import { GROUND } from './ground.tsx';
import { later } from './later.ts';
import { Lines, LineTargets } from './lines.tsx';
import styles from './map.module.css';
import { Names } from './names.tsx';
import { Plates } from './plates.tsx';
import { Pointed } from './pointed.tsx';
import { RouteLines } from './route.tsx';
import { type Scale, ScaleContext } from './scale.ts';
import { ChosenStation, Stations, StationTargets } from './stations.tsx';
import { BlockedWard, ChosenWard, WardTargets } from './wards.tsx';

const KaijuOnMap = deferred(async () => (await later()).KaijuOnMap);

/** Only drawn: taps beside the targets are the scene's business. */
export function TokyoMap({ desk, place, scale }: { desk: Desk; place: Place; scale: Scale }) {
  const { board, ride, onward } = desk;
  const moment = momentOf(board.view);
  const left = ride === null || ride.time === 'past' ? null : ride.ward;
  const chosen = moment?.kind === 'start' ? WARD_IDS[moment.ward] : left;
  const named = new Set<string>([...(ride?.stops ?? []), ...onward].map(({ station }) => station));
  return (
    <ScaleContext.Provider value={scale}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the scene around it has the name, and what is drawn is said in words */}
      <svg class={styles.map} viewBox={viewBoxFor(place)}>
        {GROUND}
        <BlockedWard board={board} />
        <ChosenWard ward={chosen} />
        <WardTargets board={board} />
        <Lines board={board} />
        <LineTargets board={board} />
        <RouteLines board={board} ride={ride} onward={onward} />
        <Stations board={board} />
        <StationTargets board={board} />
        <ChosenStation board={board} />
        <Crowds board={board} faded={ride?.time === 'planned' ? ride.ward : null} />
        <Cars board={board} />
        {board.view.options.kaiju && <KaijuOnMap board={board} />}
        <Names board={board} strong={named} />
        <Pointed ids={board.pointed} />
        <Plates board={board} ride={ride} onward={onward} />
      </svg>
    </ScaleContext.Provider>
  );
}
