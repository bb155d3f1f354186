/** Wards as things one can choose, and the one that is chosen. */
import { WARD_IDS, type WardId } from '@yamanote/games/shinjuku/rules';
import { wardLabel } from '../labels.ts';
import { WARD_SHAPES } from '../map/wards.ts';
import { inVain } from '../outcome-label.ts';
import { momentOf, type Props } from '../shown.ts';
import { target } from '../target-ids.ts';
import { boardWords } from '../words/index.ts';
import { pricedTargets } from './priced-target.ts';
import styles from './wards.module.css';

export function WardTargets({ board }: { board: Props }) {
  const priced = pricedTargets(board);
  const moves = momentOf(board.view)?.kind === 'action';
  const label = (ward: WardId) =>
    boardWords[board.language].also([wardLabel(board, ward), (moves && inVain(board, ward)) || []].flat());
  return (
    <g>
      {WARD_IDS.filter((ward) => board.target(target.ward(ward)) !== 'none').map((ward) => (
        <path key={ward} class={styles.target} d={WARD_SHAPES[ward].path} {...priced(target.ward(ward), label(ward))} />
      ))}
    </g>
  );
}

/** The ward that a group leaves, or that something else is about. */
export function ChosenWard({ ward }: { ward: WardId | null }) {
  return ward === null ? null : <path class={styles.chosen} d={WARD_SHAPES[ward].path} />;
}

/** No train stops where the Kaiju is. */
export function BlockedWard({ board }: { board: Props }) {
  const { kaiju } = board.view;
  if (typeof kaiju !== 'number') return null;
  return (
    <>
      <pattern id="sj-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <path class={styles.hatch} d="M4.5 0V9" />
      </pattern>
      <path class={styles.blocked} d={WARD_SHAPES[WARD_IDS[kaiju]].path} fill="url(#sj-hatch)" />
    </>
  );
}
