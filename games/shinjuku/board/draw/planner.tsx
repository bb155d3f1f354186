/** For each ward that I can pay for, a card with its best rides. */
import { WARD_NAMES } from '@yamanote/games/shinjuku/words';
import { targetProps } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import type { Desk } from '../desk.ts';
import { ownWayLabel } from '../outcome-label.ts';
import type { WardPlans } from '../plan/plans.ts';
import type { Props } from '../shown.ts';
import { target } from '../target-ids.ts';
import { boardWords } from '../words/index.ts';
import { MORE_ROWS, plansOf, ROWS, Row } from './best-rides.tsx';
import styles from './planner.module.css';
import { PriceTag } from './price-tag.tsx';
import { Said, unlabelled } from './said.tsx';

export function Planner({ desk }: { desk: Desk }) {
  const plans = plansOf(desk.board);
  const words = boardWords[desk.board.language];
  const { selected } = desk.board;
  if (plans === null) return null;
  if (plans.length === 0) return <p class={styles.none}>{words.noRides}</p>;
  // The ward that was tapped on the map comes first.
  const tapped = ({ ward }: WardPlans) => Number(selected?.do === 'move' && selected.ward === ward);
  return (
    <ul class={styles.cards}>
      {plans
        .toSorted((a, b) => tapped(b) - tapped(a))
        .map((plan) => (
          <WardCard key={plan.ward} desk={desk} plans={plan} />
        ))}
    </ul>
  );
}

function WardCard({ desk, plans }: { desk: Desk; plans: WardPlans }) {
  const { board, plan } = desk;
  const { language } = board;
  const names = WARD_NAMES[plans.ward];
  const tapped = board.selected?.do === 'move' && board.selected.ward === plans.ward;
  return (
    <li class={styles.card} data-chosen={plan?.ward === plans.ward ? '' : undefined}>
      <OwnWay board={board} plans={plans}>
        <b lang="ja">{names.japanese.replace('区', '')}</b>
        {language !== 'ja' && <b class={styles.latin}>{names.latin}</b>}
        <PriceTag board={board} action={{ do: 'move', ward: plans.ward, pay: plans.pay }} />
      </OwnWay>
      <div class={styles.ways}>
        {plans.journeys.slice(0, tapped ? MORE_ROWS : ROWS).map((journey, i) => (
          <Row key={i} desk={desk} plan={{ ward: plans.ward, journey, pay: plans.pay }} />
        ))}
      </div>
    </li>
  );
}

/** The ward itself: whoever taps it chooses start and way on the map. While others play it is only a heading. */
function OwnWay({ board, plans, children }: { board: Props; plans: WardPlans; children: ComponentChildren }) {
  const { ward, pay } = plans;
  const id = target.ward(ward);
  const words = boardWords[board.language];
  if (board.target(id) === 'none') return <p class={styles.ward}>{children}</p>;
  const label = ownWayLabel(board, ward, pay);
  return (
    <button type="button" class={styles.own} title={words.chooseRoute} {...unlabelled(targetProps(board, id, label))}>
      <Said label={label} class={styles.ward}>
        {children}
      </Said>
    </button>
  );
}
