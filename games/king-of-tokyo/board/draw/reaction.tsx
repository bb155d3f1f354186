/** Beside the dice that have hit me: who has a turn before mine, and the order to answer alike from now on. */
import type { Of } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { askOf, nameOrYou, type Props } from '../shown.ts';
import { stakesOf } from '../stakes.ts';
import { boardWords } from '../words/index.ts';
import { OrderSwitch } from './order-switch.tsx';
import styles from './reaction.module.css';
import { Rivals } from './rivals.tsx';

export function Reaction(props: Props) {
  const { view } = props;
  const frame = askOf(view) as Of<'yield'> | Of<'escape'>;
  const { rivals, ifStaying, ifLeaving } = stakesOf(view, frame.seat, view.active as Seat);
  return (
    <div class={styles.reaction}>
      {ifStaying === null ? (
        <Rivals {...props} rivals={rivals} />
      ) : (
        // Where nothing can be changed any more, the question itself says so.
        ifLeaving === null && (
          <p class={styles.ending}>{boardWords[props.language].winsNow(nameOrYou(props, ifStaying))}</p>
        )
      )}
      {frame.kind === 'yield' && (
        <div class={styles.order}>
          <OrderSwitch {...props} id="yield" hearts={view.monsters[frame.seat].hearts} />
        </div>
      )}
    </div>
  );
}
