/** The best few rides that I can pay for: who gets whom, who draws a card. A tap shows the way. */
import type { WardId } from '@yamanote/games/shinjuku/rules';
import { controlProps, SeatMark } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import { Glyph } from '../art/glyphs.tsx';
import { type Desk, planned } from '../desk.ts';
import { outcomeLabel, ownWayLabel, summary } from '../outcome-label.ts';
import { type Plan, plansFor, type WardPlans } from '../plan/plans.ts';
import { type Props, shownSeat } from '../shown.ts';
import { boardWords, stationName, wardName } from '../words/index.ts';
import styles from './planner.module.css';
import { PriceTag } from './price-tag.tsx';
import { Riders } from './riders.tsx';
import { Said, unlabelled } from './said.tsx';

/** How many rides of a ward are shown: of the one that was tapped, more. */
export const [ROWS, MORE_ROWS] = [1, 4];

/** In short, the best ride of each ward that would bring me somebody. */
export function BestRides({
  desk,
  most,
  otherwise,
}: {
  desk: Desk;
  most: number;
  /** What is shown besides where there is none. */
  otherwise?: ComponentChildren;
}) {
  const seat = shownSeat(desk.board);
  const all = plansOf(desk.board);
  const words = boardWords[desk.board.language];
  if (all === null || seat === null) return null;
  const { selected, window } = desk.board;
  // A single row is only wide enough for the rides of the ward that is chosen.
  const single = window.shape === 'upright' && window.room !== 'tall';
  const chosen = single && selected?.do === 'move' ? selected.ward : null;
  const plans = all.filter(({ ward, journeys }) =>
    chosen === null ? journeys[0].gains[seat].length > 0 : ward === chosen,
  );
  if (plans.length === 0) {
    return (
      <>
        <p class={styles.none}>{words.noDeliveries}</p>
        {otherwise}
      </>
    );
  }
  return (
    <>
      <p class={styles.head}>
        <b>{words.bestRides}</b>
        <small>{words.bestFirst(plans.length)}</small>
      </p>
      <ul class={styles.rides}>
        {plans.slice(0, most).map((of) => (
          <WardRides key={of.ward} desk={desk} plans={of} />
        ))}
      </ul>
    </>
  );
}

/** Of the ward that is chosen also its other rides, which may differ only in who gets off, and the way of one's own. */
function WardRides({ desk, plans: { ward, journeys, pay } }: { desk: Desk; plans: WardPlans }) {
  const { selected } = desk.board;
  const chosen = selected?.do === 'move' && selected.ward === ward;
  return (
    <>
      {journeys.slice(0, chosen ? MORE_ROWS : ROWS).map((journey, i) => (
        <li key={i}>
          <Row desk={desk} plan={{ ward, journey, pay }} named={!chosen} />
        </li>
      ))}
      {chosen && (
        <li>
          <ByHand desk={desk} ward={ward} />
        </li>
      )}
    </>
  );
}

function ByHand({ desk: { board, plan }, ward }: { desk: Desk; ward: WardId }) {
  const words = boardWords[board.language];
  const label = ownWayLabel(board, ward, null);
  const press = () => {
    planned.value = null;
  };
  return (
    <button
      type="button"
      class={styles.row}
      {...unlabelled(controlProps(`by-hand:${ward}`, label, plan === null, press, 'choice'))}
    >
      <Said label={label} class={styles.content}>
        <b>{words.chooseRoute}</b>
      </Said>
    </button>
  );
}

/** `null` for who watches, and when MOVE is done for this turn. */
export function plansOf(board: Props): readonly WardPlans[] | null {
  const seat = shownSeat(board);
  if (seat === null || (board.answers.length > 0 && board.view.done.includes('move'))) return null;
  return plansFor(board.view, seat);
}

/** `named`: says where it comes from as well. */
export function Row({ desk, plan, named = false }: { desk: Desk; plan: Plan; named?: boolean }) {
  const { board } = desk;
  const { language } = board;
  const words = boardWords[language];
  const { journey } = plan;
  const pressed = desk.plan !== null && desk.plan.journey === journey;
  const last = stationName(journey.path[journey.path.length - 1], language);
  const press = () => {
    planned.value = pressed ? null : plan;
    board.select(pressed ? null : { do: 'move', ward: plan.ward, pay: plan.pay });
  };
  const id = `plan:${plan.ward}:${journey.path.map((station, i) => `${station}.${journey.alighted[i]}`)}`;
  const label = outcomeLabel(board, plan);
  return (
    <button type="button" class={styles.row} {...unlabelled(controlProps(id, label, pressed, press, 'choice'))}>
      <Said label={label} class={styles.content}>
        <Riders journey={journey} mine={shownSeat(board) ?? 0} />
        <span class={styles.result}>
          <b>{summary(board, journey)}</b>
          <small>
            {named
              ? `${wardName(plan.ward, language)} → ${last}`
              : journey.path.length === 1
                ? words.stayAt(last)
                : words.toStation(last)}
            {journey.incomes.map((seat) => (
              <span key={seat} class={styles.draw}>
                <Glyph name="card" size={11} />
                <SeatMark seat={seat} size={10} />
              </span>
            ))}
            {named && <PriceTag board={board} action={{ do: 'move', ward: plan.ward, pay: plan.pay }} />}
          </small>
        </span>
      </Said>
    </button>
  );
}
