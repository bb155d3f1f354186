/** My landmarks are always in sight: as ghosts with name and price until they are built, and there to be tapped. */
import { LANDMARKS, UNBUILT } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import { Coin, TargetButton } from '@yamanote/kit';
import { type Camera, FINGER, project } from '../camera.ts';
import type { Props } from '../shown.ts';
import { target } from '../targets.ts';
import { landmarkPlot, PITCH } from '../town.ts';
import { labelOf } from '../words/index.ts';
import type { Reading } from './cards-dialog.tsx';
import { landmarkLabel } from './labels.ts';
import styles from './landmark-signs.module.css';
import { at } from './signs.tsx';

/** The narrowest place for a name; where they stand closer, a tap tells it. */
const NAME_WIDTH = 64;

export function LandmarkSigns(props: Props & { seat: Seat; camera: Camera; read(card: Reading): void }) {
  const { view, viewer, seat, camera, language, read } = props;
  const named = PITCH.x * camera.scale >= NAME_WIDTH;
  return LANDMARKS.map(({ id, cost }, index) => {
    const status = view.landmarks[seat][index];
    const plot = landmarkPlot(id);
    const width = Math.max(FINGER, 66 * camera.scale);
    const height = Math.max(FINGER, 62 * camera.scale);
    return (
      <TargetButton
        key={id}
        board={props}
        id={seat === viewer ? target.landmark(id) : null}
        label={landmarkLabel(id, status, cost > view.coins[seat], language)}
        class={styles.landmark}
        style={{ ...at(project({ x: plot.x, y: plot.y + 16 }, camera)), width: `${width}px`, height: `${height}px` }}
        read={() => read(id)}
      >
        {status === UNBUILT && named && (
          <span class={styles.name} aria-hidden="true">
            {labelOf(id, language)}
          </span>
        )}
        {status === UNBUILT && (
          <span class={styles.price} aria-hidden="true" data-dear={cost > view.coins[seat] || undefined}>
            <Coin size={13} />
            {cost}
          </span>
        )}
      </TargetButton>
    );
  });
}
